extension CatalogTable {
  static let network = CatalogTable(
    "network",
    #"""
    rule network.url-session error
    title Foundation URL loading: sessions, tasks and requests
    why Most traffic of an app starts here, and a request can carry anything that the app knows.
    mend Check the host, the body and the headers against what the privacy policy says, or drop the call.
    doubt A request that is only built sends nothing, and is counted because its method, headers and body say what will leave.
    see developer.apple.com/documentation/foundation/urlsession
    swift type URLSession
    swift implicit .shared never | likely if context(URLSession)
    c type NSURLSession
    swift type URLSessionConfiguration
    c type NSURLSessionConfiguration
    swift method .background(withIdentifier: likely | certain if root(URLSessionConfiguration)
    c message backgroundSessionConfigurationWithIdentifier:
    c message backgroundSessionConfiguration:
    c message [_ defaultSessionConfiguration]
    c message [_ ephemeralSessionConfiguration]
    c message sessionWithConfiguration: likely | certain if root(NSURLSession)
    swift method .dataTask(with: likely | certain if root(URLSession)
    swift method .dataTaskPublisher(for: likely | certain if root(URLSession)
    swift method .uploadTask(with: likely | certain if root(URLSession)
    swift method .uploadTask(withResumeData: likely | certain if root(URLSession)
    swift method .uploadTask(withStreamedRequest: likely | certain if root(URLSession)
    swift method .downloadTask(with: likely | certain if root(URLSession)
    swift method .downloadTask(withResumeData: likely | certain if root(URLSession)
    swift method .webSocketTask(with: likely | certain if root(URLSession)
    swift method .streamTask(withHostName: likely | certain if root(URLSession)
    swift method .streamTask(with: likely | certain if root(URLSession)
    c message dataTaskWithURL:
    c message dataTaskWithRequest:
    c message uploadTaskWithRequest:
    c message uploadTaskWithStreamedRequest:
    c message uploadTaskWithResumeData:
    c message downloadTaskWithURL:
    c message downloadTaskWithRequest:
    c message downloadTaskWithResumeData:
    c message webSocketTaskWithURL:
    c message webSocketTaskWithRequest:
    c message streamTaskWithHostName:
    c message streamTaskWithNetService:
    # Names that every other class has too.
    swift method .data(from: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .data(for: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .bytes(from: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .bytes(for: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .upload(for: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .upload(resumeFrom: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .download(from: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .download(for: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    swift method .download(resumeFrom: never | certain if root(URLSession) | likely if receiver(session) | possible if awaited
    # What a request is made of.
    swift type URLRequest
    both type NSURLRequest
    both type NSMutableURLRequest
    swift member .httpMethod likely | certain if root(URLRequest,NSMutableURLRequest)
    swift member .httpBody likely | certain if root(URLRequest,NSMutableURLRequest)
    swift member .httpBodyStream likely | certain if root(URLRequest,NSMutableURLRequest)
    swift member .allHTTPHeaderFields likely | certain if root(URLRequest,NSMutableURLRequest)
    swift member .httpAdditionalHeaders likely | certain if root(URLSessionConfiguration)
    swift method .setValue(_:forHTTPHeaderField: likely | certain if root(URLRequest,NSMutableURLRequest)
    swift method .addValue(_:forHTTPHeaderField: likely | certain if root(URLRequest,NSMutableURLRequest)
    c member .HTTPMethod likely | certain if root(NSMutableURLRequest,NSURLRequest)
    c member .HTTPBody likely | certain if root(NSMutableURLRequest,NSURLRequest)
    c member .HTTPBodyStream likely | certain if root(NSMutableURLRequest,NSURLRequest)
    c message setHTTPMethod: likely | certain if root(NSMutableURLRequest)
    c message setHTTPBody: likely | certain if root(NSMutableURLRequest)
    c message setHTTPBodyStream: likely | certain if root(NSMutableURLRequest)
    c message setValue:forHTTPHeaderField: likely | certain if root(NSMutableURLRequest)
    c message addValue:forHTTPHeaderField: likely | certain if root(NSMutableURLRequest)

    rule network.url-connection error
    title NSURLConnection and NSURLDownload
    why It sends like a session does, and audits that look for sessions only walk past it.
    mend Move the request to URLSession, or remove it.
    doubt Both classes have long been deprecated, NSURLDownload was for macOS only.
    see developer.apple.com/documentation/foundation/nsurlconnection
    both type NSURLConnection
    both type NSURLDownload
    both conformance NSURLConnection
    both conformance NSURLDownload
    c message sendSynchronousRequest:returningResponse:error:
    c message sendAsynchronousRequest:queue:completionHandler:
    c message connectionWithRequest:delegate:

    rule network.url-protocol error
    title URL loading intercepted by a URLProtocol
    why It sees and can change every request that the process makes through the URL loading system.
    mend Keep it out of release builds, or write down what it records and where that goes.
    doubt Loggers, test doubles and proxies use it as well, so a site by itself shows no traffic.
    see developer.apple.com/documentation/foundation/urlprotocol
    swift type URLProtocol
    c type NSURLProtocol
    swift conformance URLProtocol
    c conformance NSURLProtocol
    both member .protocolClasses likely | certain if root(URLSessionConfiguration,NSURLSessionConfiguration)
    c message setProtocolClasses: likely | certain if root(NSURLSessionConfiguration)

    rule network.connection error
    title Connections and listeners of the Network framework
    why App Transport Security does not cover them, so plain TCP and UDP pass without an exception in the Info.plist.
    mend Use TLS or QUIC parameters and check the host, or remove the connection.
    doubt A listener alone waits for others to connect, and is counted because it answers them.
    see developer.apple.com/documentation/network/nwconnection
    swift type NWConnection
    swift type NWListener
    swift type NWConnectionGroup
    swift type NWMulticastGroup
    swift type NWParameters
    swift type NWProtocolTLS
    swift type NetworkConnection never | likely if import(Network)
    swift type NetworkListener never | likely if import(Network)
    swift type NetworkBrowser never | likely if import(Network)
    both function nw_connection_create
    both function nw_connection_group_create
    both function nw_listener_create
    both function nw_listener_create_with_port
    both function nw_listener_create_with_connection
    both function nw_tls_create_options

    rule network.proxy error
    title Proxies, relays and resolvers that an app chooses
    why Whoever runs the proxy, relay or resolver learns which hosts the app talks to.
    mend Name the operator in the privacy policy, or leave routing and name lookup to the system.
    doubt Encrypted name lookup can raise privacy as well as hand the lookups to a third party.
    see developer.apple.com/documentation/network/proxyconfiguration
    swift static NWParameters.PrivacyContext
    swift type ProxyConfiguration possible | certain if import(Network)
    swift method .requireEncryptedNameResolution
    swift member .proxyConfigurations likely | certain if root(URLSessionConfiguration,WKWebsiteDataStore)
    both member .connectionProxyDictionary likely | certain if root(URLSessionConfiguration,NSURLSessionConfiguration)
    c message setConnectionProxyDictionary: likely | certain if root(NSURLSessionConfiguration)
    both function nw_privacy_context_create
    both function nw_privacy_context_require_encrypted_name_resolution
    both function nw_privacy_context_add_proxy

    rule network.cfnetwork error
    title HTTP messages and host streams of CFNetwork
    why Traffic of this old interface is easy to overlook, and a stream pair is not encrypted unless the code asks for it.
    mend Move it to URLSession or the Network framework, or turn encryption on.
    doubt Streams on URLs are files nearly always, and count only next to an address on the web.
    see developer.apple.com/documentation/cfnetwork
    both function CFHTTPMessageCreateRequest
    both function CFReadStreamCreateForHTTPRequest
    both function CFReadStreamCreateForStreamedHTTPRequest
    both function CFStreamCreatePairWithSocketToHost
    both function CFStreamCreatePairWithSocketToCFHost
    both function CFStreamCreatePairWithSocketToNetService
    both function CFStreamCreatePairWithSocket
    swift method .getStreamsToHost(withName: certain | certain if root(Stream)
    c message getStreamsToHostWithName:
    swift function InputStream(url: never | possible if url
    swift function OutputStream(url: never | possible if url
    c message inputStreamWithURL: never | possible if url
    c message outputStreamWithURL: never | possible if url

    rule network.sockets error
    title BSD and Core Foundation sockets
    why Sockets bypass App Transport Security and every tool that watches URL loading.
    mend Use the Network framework with TLS, or keep the socket to the local machine.
    doubt Many names are common words: calls count by their number of arguments and by what else the file says about sockets.
    see developer.apple.com/documentation/technotes/tn3151-choosing-the-right-networking-api
    both function socket never | possible if arguments(3) and statement(AF_UNIX,AF_LOCAL,PF_UNIX,PF_LOCAL)
      | certain if qualified | likely if arguments(3)
    both function connect never | certain if qualified
      | likely if arguments(3) and file(socket,sockaddr,sockaddr_in,sockaddr_in6,addrinfo,AF_INET,AF_INET6,SOCK_STREAM,SOCK_DGRAM)
    both function bind never | certain if qualified
      | likely if arguments(3) and file(socket,sockaddr,sockaddr_in,sockaddr_in6,addrinfo,AF_INET,AF_INET6,SOCK_STREAM,SOCK_DGRAM)
    both function listen never | certain if qualified
      | likely if arguments(2) and file(socket,sockaddr,sockaddr_in,sockaddr_in6,SOMAXCONN,AF_INET,AF_INET6,SOCK_STREAM)
    both function accept never | certain if qualified
      | likely if arguments(3) and file(socket,sockaddr,sockaddr_in,sockaddr_in6,socklen_t,AF_INET,AF_INET6,SOCK_STREAM)
    both function send never | certain if qualified
      | likely if arguments(4) and file(socket,sockaddr,sockaddr_in,sockaddr_in6,recv,AF_INET,AF_INET6,SOCK_STREAM)
    both function recv possible | certain if qualified | certain if arguments(4)
    both function sendto
    both function sendmsg
    both function recvfrom
    both function recvmsg
    both function connectx
    both function setsockopt
    both function CFSocketCreate
    both function CFSocketCreateWithNative
    both function CFSocketCreateConnectedToSocketSignature
    both function CFSocketCreateWithSocketSignature
    both function CFSocketConnectToAddress
    both function CFSocketSendData

    rule network.resolver error
    title Name lookups
    why A lookup tells a name server which host the app is about to reach, and can itself carry data in the name.
    mend Let a connection resolve its own host, or remove the lookup.
    doubt Host is a frequent name of app types, so without further signs it is only a possible site.
    see developer.apple.com/documentation/technotes/tn3151-choosing-the-right-networking-api
    both function getaddrinfo
    both function gethostbyname
    both function gethostbyname2
    both function gethostbyaddr
    both function getnameinfo
    both function res_query
    both function res_nquery
    both function res_search
    both function CFHostCreateWithName
    both function CFHostCreateWithAddress
    both function CFHostStartInfoResolution
    both function DNSServiceQueryRecord
    both function DNSServiceGetAddrInfo
    swift function Host(name: possible | likely if statement(address,addresses,names)
    swift function Host(address: possible | likely if statement(name,names,localizedName)
    swift static Host.current() possible | likely if statement(address,addresses,name,names,localizedName)
    c type NSHost

    rule network.reachability error
    title Watching whether there is a network
    why It sends nothing by itself, but tells the app how the device is connected.
    mend Send the request and handle its failure, or keep the answer on the device.
    doubt Reachability of a host name looks that name up.
    see developer.apple.com/documentation/network/nwpathmonitor
    swift type NWPathMonitor
    both function nw_path_monitor_create
    both function nw_path_monitor_create_with_type
    both function SCNetworkReachabilityCreateWithName
    both function SCNetworkReachabilityCreateWithAddress
    both function SCNetworkReachabilityCreateWithAddressPair

    rule network.interface-info error
    title Name of the Wi-Fi network and addresses of the interfaces
    why Network names and addresses tell where somebody is and help to recognise a device.
    mend Leave it out, or keep the result on the device.
    see developer.apple.com/documentation/networkextension/nehotspotnetwork
    both function CNCopyCurrentNetworkInfo
    both function CNCopySupportedInterfaces
    swift static NEHotspotNetwork.fetchCurrent
    c message [NEHotspotNetwork fetchCurrentWithCompletionHandler:]
    both function getifaddrs

    rule network.hotspot error
    title Joining Wi-Fi networks
    why The app decides which network, and so which operator, carries the traffic of the device.
    mend Restrict it to the accessory or venue that it is for.
    see developer.apple.com/documentation/networkextension/nehotspotconfigurationmanager
    both type NEHotspotConfigurationManager
    both type NEHotspotHelper

    rule network.vpn error
    title VPNs, tunnels, filters, relays and system-wide DNS settings
    why The app or its provider sees or redirects traffic of the whole device.
    mend State the operator and what is logged, or remove the provider.
    see developer.apple.com/documentation/networkextension
    both type NEVPNManager
    both type NETunnelProviderManager
    both type NEAppProxyProviderManager
    both type NETransparentProxyManager
    both type NEFilterManager
    both type NEDNSProxyManager
    both type NEDNSSettingsManager
    both type NERelayManager
    swift type NEURLFilterManager
    both conformance NEPacketTunnelProvider
    both conformance NEAppProxyProvider
    both conformance NETransparentProxyProvider
    both conformance NEFilterDataProvider
    both conformance NEFilterControlProvider
    both conformance NEFilterPacketProvider
    both conformance NEDNSProxyProvider

    rule network.updater error
    title Self-update with Sparkle
    why It asks a server of the developer for updates, and can send a profile of the hardware along.
    mend Check the feed address, and leave SUEnableSystemProfiling off.
    doubt The feed can be set in the Info.plist alone, which leaves no call in source.
    see sparkle-project.org/documentation/
    both import Sparkle
    both type SPUStandardUpdaterController likely | certain if import(Sparkle)
    both type SPUUpdater likely | certain if import(Sparkle)
    both type SUUpdater likely | certain if import(Sparkle)
    """#)
}
