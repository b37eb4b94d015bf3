extension CatalogTable {
  static let web = CatalogTable(
    "web",
    #"""
    rule web.web-view warning
    title Web view inside the app
    why A page sends what its own scripts decide, to hosts that no source of the app names.
    mend Load only pages that you control, limit where they can navigate, or use a Safari view.
    doubt A view that only shows bundled files or strings stays local, which the call by itself does not show.
    see developer.apple.com/documentation/webkit/wkwebview
    both type WKWebView
    both conformance WKWebView
    both type UIWebView
    both conformance UIWebView
    swift type WebPage never | likely if import(WebKit)
    swift type WebView never | likely if import(WebKit) and import(SwiftUI) | possible if import(WebKit)
    c type WebView never | likely if import(WebKit)
    swift method .load never | certain if root(WKWebView) | likely if receiver(webView) and statement(URLRequest)
      | likely if statement(URLRequest) | possible if receiver(webView,web)
    swift method .loadHTMLString certain | certain if root(WKWebView,UIWebView)
    swift method .loadFileURL certain | certain if root(WKWebView)
    swift method .loadSimulatedRequest certain | certain if root(WKWebView)
    c message loadRequest: likely | certain if root(WKWebView,UIWebView)
    c message loadHTMLString:baseURL:
    c message loadFileURL:allowingReadAccessToURL:
    c message loadSimulatedRequest:

    rule web.script warning
    title Script that the app runs, injects or answers
    why It is the bridge over which a page reads what the app knows and the app reads what the page knows.
    mend Check what crosses the bridge, and answer only messages of pages that you control.
    doubt A JavaScriptCore context has no network of its own and counts because of the script that it runs.
    see developer.apple.com/documentation/webkit/wkusercontentcontroller
    both type WKUserContentController
    both type WKUserScript
    both conformance WKScriptMessageHandler
    both conformance WKScriptMessageHandlerWithReply
    swift method .evaluateJavaScript certain | certain if root(WKWebView)
    swift method .callAsyncJavaScript certain | certain if root(WKWebView)
    swift method .callJavaScript never | likely if import(WebKit)
    swift method .addUserScript certain | certain if root(WKUserContentController)
    c message evaluateJavaScript:
    c message callAsyncJavaScript:
    c message addUserScript:
    c message addScriptMessageHandler:
    c message stringByEvaluatingJavaScriptFromString:
    both type JSContext

    rule web.data-store warning
    title Cookies and storage of web views
    why The default store keeps cookies and site data on disk, so that sites recognise the person again.
    mend Use a non-persistent store, or clear it when the person signs out.
    see developer.apple.com/documentation/webkit/wkwebsitedatastore
    both type WKWebsiteDataStore
    c message [_ nonPersistentDataStore]
    both member .httpCookieStore likely | certain if root(WKWebsiteDataStore,WKWebView)

    rule web.app-bound-domains warning
    title Web view limited to the app's own domains
    why Script injection and cookies are then confined to the hosts that the Info.plist lists.
    mend List every host that the app needs under WKAppBoundDomains, at most ten.
    see developer.apple.com/documentation/webkit/wkwebviewconfiguration/limitsnavigationstoappbounddomains
    both member .limitsNavigationsToAppBoundDomains certain | certain if root(WKWebViewConfiguration)
    c message setLimitsNavigationsToAppBoundDomains:

    rule web.safari-view warning
    title Safari view controller
    why It opens a page outside the app's process: the host learns of the visit, the app cannot read it.
    mend Check that the address carries nothing about the person.
    see developer.apple.com/documentation/safariservices/sfsafariviewcontroller
    both type SFSafariViewController
    both conformance SFSafariViewController

    rule web.auth-session warning
    title Sign-in through a web session
    why A sign-in page of some provider learns which app asks, and sees the cookies of the browser unless told not to.
    mend Prefer an ephemeral session where single sign-on is not wanted, and check the callback scheme.
    see developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
    both type ASWebAuthenticationSession
    both type SFAuthenticationSession
    swift type WebAuthenticationSession likely | certain if import(AuthenticationServices)
    swift member .webAuthenticationSession likely | certain if import(AuthenticationServices)

    rule web.open-url warning
    title Address handed to the system to open
    why Everything in the address leaves the app, to a browser, to a mail body or to another app.
    mend Keep personal data out of the query, and fix the host or scheme in source.
    doubt Links to the app's own settings carry nothing and are left out where the statement names them.
    doubt Functions called openURL are often an app's own, and count as likely only where the environment has the action.
    see developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    swift method .open never | never if statement(openSettingsURLString,fileURLWithPath)
      | certain if root(UIApplication,UIScene,UIWindowScene) | likely if root(NSWorkspace)
      | likely if receiver(extensionContext,workspace,windowScene)
    swift method .openURL possible | never if statement(openSettingsURLString) | certain if root(UIApplication,NSWorkspace)
    swift member .openURL possible | certain if statement(Environment)
    swift function openURL possible | never if statement(openSettingsURLString) | likely if file(Environment,OpenURLAction) and import(SwiftUI)
    swift type OpenURLAction possible | certain if import(SwiftUI)
    c message openURL: likely | never if statement(UIApplicationOpenSettingsURLString)
    swift function Link(_:destination: never | likely if import(SwiftUI,WidgetKit)
    swift function Link(destination: never | likely if import(SwiftUI,WidgetKit)

    rule web.link-preview warning
    title Preview fetched for a link
    why The page and its pictures are loaded without a tap, so the host learns that the link was shown.
    mend Fetch previews only when asked, or for hosts that you know.
    see developer.apple.com/documentation/linkpresentation/lpmetadataprovider
    both type LPMetadataProvider
    """#)
}
