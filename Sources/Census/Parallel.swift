import Dispatch
import Synchronization

/// Work that is divided into numbers, which threads take as they come.
package enum Parallel {
  /// One thread's part of it; keeps its buffers from one step to the next.
  protocol Worker: SendableMetatype {
    associatedtype Answer: Sendable
    mutating func answer(_ numbers: Range<Int>) -> Answer
  }

  /// The answers to the numbers below a count, in their order.
  /// - Parameter jobs: how many threads work at once.
  package static func answers<Answer: Sendable>(
    _ count: Int, jobs: Int, _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    answers(count, inStepsOf: 1, jobs: jobs) { OneByOne(answerOne: answer) }
  }

  /// The answers to the numbers below a count, a step of neighbours at once, in the numbers' order.
  static func answers<Work: Worker>(
    _ count: Int, inStepsOf step: Int, jobs: Int, _ make: @escaping @Sendable () -> Work
  ) -> [Work.Answer] {
    let next = Atomic(0)
    let answers = Mutex<[(Int, Work.Answer)]>([])
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
      var worker = make()
      while true {
        let start = next.wrappingAdd(step, ordering: .relaxed).oldValue
        guard start < count else { break }
        let answer = worker.answer(start..<min(start + step, count))
        answers.withLock { $0.append((start, answer)) }
      }
    }
    return answers.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private struct OneByOne<Answer: Sendable>: Worker {
    let answerOne: @Sendable (Int) -> Answer

    func answer(_ numbers: Range<Int>) -> Answer { answerOne(numbers.lowerBound) }
  }
}
