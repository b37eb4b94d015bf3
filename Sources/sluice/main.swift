Platform.keepWritingFromEnding()
Platform.exit(Session.run(Array(CommandLine.arguments.dropFirst())))
