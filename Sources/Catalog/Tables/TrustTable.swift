extension CatalogTable {
  /// Where the app decides itself whether a server is the one it claims to be.
  ///
  /// What weakens trust is `override`; what checks it by the book is counted too, since losing such a site
  /// matters as much.
  static let trust = CatalogTable(
    "trust",
    #"""
    rule trust.override error
    title Server trust overridden
    why A connection can be accepted that the system would refuse, so somebody in between can read and change what
    why is sent.
    mend Leave the decision to the system, or evaluate the trust before it is used and cancel when that fails.
    doubt A credential from a trust is right after an evaluation that held; whether there was one is not seen from here.
    doubt Some switches do both: what they are given decides, and counts as weak because a change of the value must
    doubt be seen.
    see developer.apple.com/documentation/foundation/performing-manual-server-trust-authentication
    swift function URLCredential(trust:
    swift function NSURLCredential(trust:
    c message credentialForTrust:
    c message initWithTrust: likely
    swift implicit .useCredential possible | likely if statement(serverTrust,trust)
    swift static AuthChallengeDisposition.useCredential possible | likely if statement(serverTrust,trust)
    both constant NSURLSessionAuthChallengeUseCredential possible | likely if statement(serverTrust,credentialForTrust)
    both function SecTrustSetExceptions
    both function SecTrustCopyExceptions
    both function SecTrustSetOptions
    both function SecPolicyCreateBasicX509
    both constant kCFStreamSSLValidatesCertificateChain
    both constant kCFStreamSSLAllowsExpiredCertificates
    both constant kCFStreamSSLAllowsExpiredRoots
    both constant kCFStreamSSLAllowsAnyRoot
    both constant kCFStreamSocketSecurityLevelNone
    both constant NSStreamSocketSecurityLevelNone
    swift static StreamSocketSecurityLevel.none
    swift implicit .none never | likely if statement(StreamSocketSecurityLevel,socketSecurityLevelKey)
    both function SSLSetSessionOption
    both function SSLSetEnableCertVerify
    both constant kSSLSessionOptionBreakOnServerAuth
    both function sec_protocol_options_set_verify_block
    both function sec_protocol_options_set_peer_authentication_required
    both member .allowInvalidCertificates likely
    both member .validatesDomainName likely
    c message setAllowInvalidCertificates:
    c message setValidatesDomainName:
    swift type DisabledTrustEvaluator
    swift type DisabledEvaluator possible | likely if import(Alamofire)
    swift implicit .disableEvaluation possible | likely if import(Alamofire)
    swift method .setAllowsAnyHTTPSCertificate
    c message setAllowsAnyHTTPSCertificate:forHost:
    c message allowsAnyHTTPSCertificateForHost:
    c declaration allowsAnyHTTPSCertificateForHost(_:)

    rule trust.evaluation error
    title Server trust evaluated or pinned
    why The app checks a server itself, or accepts only keys and certificates that it knows.
    mend Look at every result, and have a way to change pins before they run out.
    doubt SecTrustEvaluate is deprecated, and returning without an error does not mean that the trust holds.
    doubt A policy for TLS that is made without a host name skips the check of the name.
    see developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)
    both function SecTrustEvaluate
    both function SecTrustEvaluateWithError
    both function SecTrustEvaluateAsyncWithError
    both function SecPolicyCreateSSL
    both function SecTrustCopyKey
    both function SecTrustCopyPublicKey
    both function SecTrustCopyCertificateChain
    both function SecTrustGetCertificateAtIndex
    both function SecCertificateCopyData
    swift function ServerTrustManager likely

    rule trust.anchor error
    title Own certificate authorities
    why Whoever holds the key of such an authority can pose as any server that it may sign for.
    mend Restrict trust to these authorities alone, and keep them out of release builds where they serve testing.
    doubt SecTrustSetAnchorCertificatesOnly with false trusts the system's authorities besides.
    see developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:)
    both function SecTrustSetAnchorCertificates
    both function SecTrustSetAnchorCertificatesOnly

    rule trust.challenge error
    title Answer to an authentication challenge
    why Whoever answers can accept any server, for web pages as for requests.
    mend Ask for the default handling of everything but the kind of challenge that the app is about.
    see developer.apple.com/documentation/foundation/urlsessiondelegate/urlsession(_:didreceive:completionhandler:)
    swift declaration urlSession(_:didReceive:completionHandler:)
    swift declaration urlSession(_:didReceive:)
    swift declaration urlSession(_:task:didReceive:completionHandler:)
    swift declaration urlSession(_:task:didReceive:)
    swift declaration webView(_:didReceive:completionHandler:)
    swift declaration webView(_:respondTo:)
    c declaration URLSession(_:didReceiveChallenge:completionHandler:)
    c declaration URLSession(_:task:didReceiveChallenge:completionHandler:)
    c declaration webView(_:didReceiveAuthenticationChallenge:completionHandler:)
    c declaration connection(_:willSendRequestForAuthenticationChallenge:)
    swift declaration connection(_:willSendRequestFor:)

    rule trust.tls-version error
    title Versions of TLS
    why Versions before TLS 1.2 can be broken, and the setting can go below what the system asks for.
    mend Leave it out, or ask for TLS 1.2 or later.
    doubt The version is not judged here; asking for a later one counts as well.
    see developer.apple.com/documentation/foundation/urlsessionconfiguration/tlsminimumsupportedprotocolversion
    swift member .tlsMinimumSupportedProtocolVersion
    swift member .tlsMinimumSupportedProtocol
    c member .TLSMinimumSupportedProtocolVersion
    c member .TLSMinimumSupportedProtocol
    c message setTLSMinimumSupportedProtocolVersion:
    c message setTLSMinimumSupportedProtocol:
    both function sec_protocol_options_set_min_tls_protocol_version
    swift static StreamSocketSecurityLevel.ssLv2
    swift static StreamSocketSecurityLevel.ssLv3
    swift static StreamSocketSecurityLevel.tlSv1
    swift implicit .ssLv2
    swift implicit .ssLv3
    swift implicit .tlSv1
    both constant NSStreamSocketSecurityLevelSSLv2
    both constant NSStreamSocketSecurityLevelSSLv3
    both constant NSStreamSocketSecurityLevelTLSv1
    both constant kCFStreamSocketSecurityLevelSSLv2
    both constant kCFStreamSocketSecurityLevelSSLv3
    both constant kCFStreamSocketSecurityLevelTLSv1
    swift declaration webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)
    c declaration webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)
    """#)
}
