extension CatalogTable {
  /// What is written into logs, of the system or of the app.
  static let logging = CatalogTable(
    "logging",
    #"""
    rule logging.unified-log warning
    title Message to the system's log
    why Messages stay on the device and go along when a diagnosis archive is sent; numbers and what is marked public
    why can be read there.
    mend Log no personal data, and leave strings private.
    doubt Whether a value is marked public is not looked at here, since strings are private unless the call says
    doubt otherwise; NSLog knows no privacy.
    doubt A message is counted, not the logger that is made for it.
    doubt Logger is also the name of a type of a server package and of many apps' own.
    see developer.apple.com/documentation/os/logging
    swift method .trace never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .debug never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .info never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .notice never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .warning never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .error never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .critical never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .fault never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    swift method .log never | never if import(Logging) | certain if root(Logger) and import(os,OSLog)
      | possible if root(Logger) | likely if receiver(logger) and import(os,OSLog)
    c function os_log
    swift function os_log(_:
    c function os_log_with_type
    c function os_log_info
    c function os_log_debug
    c function os_log_error
    c function os_log_fault
    both function NSLog

    rule logging.file warning
    title Log file
    why Logs at rest collect personal data, go into backups and are often attached to mails to support.
    mend Write them with file protection, keep them short, and leave them out of backups.
    see developer.apple.com/documentation/foundation/fileprotectiontype
    both import CocoaLumberjack
    both import CocoaLumberjackSwift
    both import SwiftyBeaver
    both type DDFileLogger
    swift type FileDestination possible | likely if import(SwiftyBeaver,XCGLogger)
    both function freopen
    """#)
}
