import Projects

/// A fault of a target, and in which of its configurations it is.
struct Held<Fault> {
  let fault: Fault
  /// Empty where it is in all of them.
  let configuration: String
  /// Whether the configuration that is judged has it.
  let isJudged: Bool
}

extension AuditSubject {
  /// The faults of all configurations, each once: those of the judged one first, then those that only others have.
  ///
  /// - Parameter identity: what makes the faults of two configurations the same one.
  func held<Fault, Identity: Hashable>(
    by identity: (Fault) -> Identity, _ faults: (AuditVariant) -> [Fault]
  ) -> [Held<Fault>] {
    let all = variants.isEmpty ? [judged] : variants
    let judgedName = judged.variant.configuration
    let sorted =
      all.filter { $0.variant.configuration == judgedName }
      + all.filter { $0.variant.configuration != judgedName }
    var order: [Identity] = []
    var known: [Identity: (fault: Fault, configurations: [String])] = [:]
    for variant in sorted {
      for fault in faults(variant) {
        let key = identity(fault)
        if known[key] == nil {
          order.append(key)
          known[key] = (fault, [])
        }
        if known[key]?.configurations.last != variant.variant.configuration {
          known[key]?.configurations.append(variant.variant.configuration)
        }
      }
    }
    return order.compactMap { key in
      guard let (fault, configurations) = known[key] else { return nil }
      let isJudged = configurations.contains(judgedName)
      let isEverywhere = configurations.count == all.count
      return Held(
        fault: fault,
        configuration: isEverywhere ? "" : isJudged ? judgedName : configurations.joined(separator: ", "),
        isJudged: isJudged)
    }
  }
}
