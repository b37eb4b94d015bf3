/// Why a command cannot be carried out: one sentence that says what to do.
struct Trouble: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
