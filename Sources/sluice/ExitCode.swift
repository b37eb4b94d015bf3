/// What the process says to whoever called it.
enum ExitCode: Int32 {
  /// Nothing at or above the level that fails.
  case clean = 0
  case findings = 1
  /// Bad usage, a bad baseline, or something of what is judged that could not be read.
  case trouble = 2
}
