Platform.ignoreBrokenPipes()
Platform.exit(Session.run(Array(CommandLine.arguments.dropFirst())))
