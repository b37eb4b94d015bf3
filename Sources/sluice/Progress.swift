import Synchronization

/// Says on a terminal how far reading is, once it takes longer than a second.
struct Progress: Sendable {
  /// Told how many files of how many were read so far, from any thread.
  let report: @Sendable (_ read: Int, _ files: Int) -> Void
  /// Takes the line away, so that the report does not stand behind it.
  let finish: @Sendable () -> Void

  static let silent = Progress(report: { _, _ in }, finish: {})

  static func forTerminal() -> Progress {
    guard Platform.isTerminal(Platform.standardError) else { return silent }
    let clock = ContinuousClock()
    let line = Line(next: clock.now + .seconds(1))
    return Progress(
      report: { read, files in
        let isDue = line.state.withLock { state in
          guard clock.now >= state.next else { return false }
          state.next = clock.now + .milliseconds(100)
          state.isShown = true
          return true
        }
        if isDue {
          _ = Platform.write("\r\(read) of \(files) files read\u{1B}[K", to: Platform.standardError)
        }
      },
      finish: {
        let isShown = line.state.withLock { state in
          let isShown = state.isShown
          state.isShown = false
          return isShown
        }
        if isShown { _ = Platform.write("\r\u{1B}[K", to: Platform.standardError) }
      })
  }

  private final class Line: Sendable {
    struct State {
      var next: ContinuousClock.Instant
      var isShown = false
    }
    let state: Mutex<State>

    init(next: ContinuousClock.Instant) { state = Mutex(State(next: next)) }
  }
}
