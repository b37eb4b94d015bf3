import Projects

/// A fault of a target, and in which of its configurations it is, or on which of its platforms.
struct Held<Fault> {
  let fault: Fault
  /// `Release`, `macOS`, `Release (macOS)`; empty where it is in all of them.
  let configuration: String
  /// Whether a configuration that is judged has it.
  let isJudged: Bool
}

extension AuditSubject {
  /// The faults of all configurations, each once: those of the judged ones first, then those that only others have.
  ///
  /// - Parameter identity: what makes the faults of two configurations the same one.
  func held<Fault, Identity: Hashable>(
    by identity: (Fault) -> Identity, _ faults: (AuditVariant) -> [Fault]
  ) -> [Held<Fault>] {
    let all = variants.isEmpty ? [judged] : variants
    let configuration = judged.variant.configuration
    let isFirst = { (place: Int) in all[place].variant.configuration == configuration }
    let isJudged = { (place: Int) in isFirst(place) || all[place].variant.isArchivedToo }
    let others = all.indices.filter { !isFirst($0) }
    var order: [Identity] = []
    var known: [Identity: (fault: Fault, holders: [Int])] = [:]
    for place in all.indices.filter(isFirst) + others.filter(isJudged) + others.filter({ !isJudged($0) }) {
      for fault in faults(all[place]) {
        let key = identity(fault)
        if known[key] == nil {
          order.append(key)
          known[key] = (fault, [])
        }
        if known[key]?.holders.last != place { known[key]?.holders.append(place) }
      }
    }
    let variants = all.map(\.variant)
    return order.compactMap { key in
      guard let (fault, holders) = known[key] else { return nil }
      let judged = holders.filter(isJudged)
      return Held(
        fault: fault, configuration: variants.names(of: holders, judged.isEmpty ? nil : judged),
        isJudged: !judged.isEmpty)
    }
  }
}
