extension CatalogTable {
  /// Packages that carry requests or streams for an app.
  static let httpClient = CatalogTable(
    "http-client",
    #"""
    rule network.http-client error
    title Third-party network library
    why It moves data over connections of its own, and can bring its own rules for trust, retries and logging.
    mend Check which hosts it is given and how it validates servers, or replace it with URLSession.
    doubt The import is the steady sign; entry points change with major versions and show that the library is started.
    doubt App Transport Security does not cover libraries that open sockets themselves, such as SwiftNIO, gRPC, curl and WebRTC.
    see developer.apple.com/documentation/technotes/tn3151-choosing-the-right-networking-api
    # HTTP.
    swift import Alamofire
    swift type AF possible | certain if import(Alamofire)
    swift type Session never | likely if import(Alamofire)
    swift import Moya
    swift type MoyaProvider likely | certain if import(Moya)
    swift conformance TargetType possible | certain if import(Moya)
    both import AFNetworking
    both type AFHTTPSessionManager
    both type AFURLSessionManager
    both type AFHTTPRequestOperationManager
    swift import Get
    swift type APIClient never | likely if import(Get)
    swift import Siesta
    swift type Service never | likely if import(Siesta)
    swift import JustHTTP
    swift import Just
    swift type Just never | likely if import(JustHTTP,Just)
    swift import AsyncHTTPClient
    swift type HTTPClient never | likely if import(AsyncHTTPClient)
    swift import Apollo
    swift type ApolloClient likely | certain if import(Apollo)
    swift type RequestChainNetworkTransport
    swift method .fetch(query: never | likely if import(Apollo) | possible if receiver(apollo)
    both function curl_easy_init
    both function curl_easy_perform
    both function curl_multi_init
    both function curl_multi_perform
    # Sockets and streams.
    both import Starscream
    swift type WebSocket never | likely if import(Starscream)
    both import SocketRocket
    both type SRWebSocket
    swift import SocketIO
    swift type SocketManager never | likely if import(SocketIO)
    both import CocoaAsyncSocket
    both type GCDAsyncSocket
    both type GCDAsyncUdpSocket
    swift import GRPC
    swift import GRPCCore
    swift type ClientConnection never | likely if import(GRPC)
    swift type GRPCChannelPool
    swift type GRPCClient likely | certain if import(GRPCCore)
    both import GRPCClient
    both type GRPCCall
    both type GRPCCall2
    both type GRPCProtoCall
    both type GRPCUnaryProtoCall
    swift import NIO
    swift import NIOPosix
    swift import NIOTransportServices
    swift import NIOSSL
    swift type ClientBootstrap likely | certain if import(NIO,NIOPosix)
    swift type NIOTSConnectionBootstrap
    swift import CocoaMQTT
    swift type CocoaMQTT
    swift type CocoaMQTT5
    both import WebRTC
    both type RTCPeerConnectionFactory
    swift import SignalRClient
    swift type HubConnectionBuilder likely | certain if import(SignalRClient)
    both function SSL_CTX_new
    both function SSL_connect
    # Images.
    swift import Kingfisher
    swift member .kf likely | certain if import(Kingfisher)
    swift type KFImage
    both import SDWebImage
    swift import SDWebImageSwiftUI
    swift method .sd_setImage
    swift type WebImage never | likely if import(SDWebImageSwiftUI)
    c message sd_setImageWithURL:
    swift import Nuke
    swift import NukeUI
    swift type LazyImage never | likely if import(NukeUI)
    swift type ImagePipeline never | likely if import(Nuke,NukeUI)
    # Hosted back ends.
    swift import Supabase
    swift type SupabaseClient likely | certain if import(Supabase)
    swift import Amplify
    swift static Amplify.configure likely | certain if import(Amplify)
    swift method .flexibleSyncConfiguration likely | certain if import(RealmSwift)
    swift function App(id: never | likely if import(RealmSwift)
    """#)
}
