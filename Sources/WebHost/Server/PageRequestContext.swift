#if Web
  import Hummingbird
  import NIOCore

  /// The context of requests to a server of its own: it knows the address that a request came from.
  struct PageRequestContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
      remoteAddress = source.channel.remoteAddress
    }
  }
#endif
