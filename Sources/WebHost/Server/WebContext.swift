#if Web
  import Hummingbird
  import NIOCore

  /// The context of requests to a server of a web host, with the address of the peer.
  struct WebContext: RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
      remoteAddress = source.channel.remoteAddress
    }
  }
#endif
