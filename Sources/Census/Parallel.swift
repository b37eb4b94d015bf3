import Dispatch
import Synchronization

/// Work that is divided among threads.
package enum Parallel {
  /// The answers to the numbers below a count, in their order.
  /// - Parameter jobs: how many threads work at once.
  package static func answers<Answer: Sendable>(
    _ count: Int, jobs: Int, _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let next = Atomic(0)
    let answers = Mutex<[(Int, Answer)]>([])
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { break }
        let one = answer(number)
        answers.withLock { $0.append((number, one)) }
      }
    }
    return answers.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
