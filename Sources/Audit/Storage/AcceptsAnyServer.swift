import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Servers that are trusted without a look at who they are.
  static let acceptsAnyServer = Audit(["trust.accepts-any-server"]) { context in
    context.shipped(["trust.override", "trust.evaluation"]).compactMap { site, _ in
      reason(site).map { context.finding("trust.accepts-any-server", at: site.place, $0) }
    }
  }

  private static func reason(_ site: Site) -> String? {
    if site.has(.isUnchecked) {
      return "\(site.owner) accepts a server and evaluates nothing of the trust that it is given"
    }
    if site.has(.ignoresAnswer), site.name == "SecTrustEvaluateWithError" {
      return "the answer of the evaluation is looked at by nobody"
    }
    // A message to a class, or to what another one answers, ends with its bracket.
    let call = site.call.hasSuffix("]") ? String(site.call.dropLast()) : site.call
    if site.rule == "trust.override", switches.contains(where: call.hasSuffix) {
      return "any server is accepted: the check of certificates is switched off"
    }
    if site.form == .call, ["DisabledTrustEvaluator", "DisabledEvaluator"].contains(site.name) {
      return "any server is accepted: the evaluator checks nothing"
    }
    return nil
  }

  private static let switches = [
    "allowInvalidCertificates = true", "allowInvalidCertificates = YES", "validatesDomainName = false",
    "validatesDomainName = NO", "setAllowInvalidCertificates:YES", "setValidatesDomainName:NO",
    "sec_protocol_options_set_peer_authentication_required(_:_:) = false",
    "sec_protocol_options_set_peer_authentication_required() = false",
  ]
}
