#if Web
  import Foundation
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import RenderTree
  import ServiceLifecycle
  import UnixSignals

  /// A host that serves an app to browsers: a session for each browser, a scene for each tab.
  ///
  /// ```swift
  /// try await WebHost(options: WebHost.Options(textEngine: engine)).run(application)
  /// ```
  @MainActor
  public final class WebHost: RenderTree.Host {
    let options: Options
    private let logger: Logger
    private(set) var registries: [SessionRegistry] = []
    private var onListening: (@MainActor (Int) -> Void)?

    /// A host that serves nothing yet.
    public init(options: Options) {
      self.options = options
      logger = Logger(label: "pergola.web")
    }

    /// Serves an app at the address of the options until the process gets an interrupt or termination signal. Then the
    /// tabs are told, and the states of all scenes are stored.
    ///
    /// - Throws: `WebHostError` if the server can't listen at the address, or `RestorationStoreError` if the default
    ///   store can't be opened.
    public func run(_ application: any HostedApplication) async throws {
      let server = try makeServer(for: application, signals: [.sigterm, .sigint])
      do {
        try await server.run()
      } catch let error as IOError {
        throw WebHostError.cannotListen(options.address, reason: String(cString: strerror(error.errnoCode)))
      } catch is SocketAddressError.UnknownHost {
        throw WebHostError.unknownHost(options.address)
      }
    }

    /// Returns a server of an app, which shuts down gracefully at any of the signals.
    func makeServer(for application: any HostedApplication, signals: [UnixSignal]) throws -> ServiceGroup {
      let router = Router(context: WebContext.self)
      let service = try addRoutes(for: application, to: router, under: "")
      var quietLogger = logger
      quietLogger.logLevel = .notice
      let server = Application(
        router: router, server: .http1(configuration: Self.connections),
        configuration: ApplicationConfiguration(
          address: .hostname(options.address.host, port: options.address.port),
          availableConnectionsDelegate: .maximum(
            OpenFiles.connections(wanted: options.limits.connections), logger: quietLogger)),
        services: [service],
        onServerRunning: { [weak self] channel in
          let port = channel.localAddress?.port ?? 0
          await self?.didListen(at: port)
        },
        logger: quietLogger)
      var configuration = ServiceGroupConfiguration(
        services: [server], gracefulShutdownSignals: signals, logger: quietLogger)
      configuration.maximumGracefulShutdownDuration = Self.shutdownTime
      return ServiceGroup(configuration: configuration)
    }

    /// The time after which requests that are not answered no longer delay a shutdown.
    private static let shutdownTime = Duration.seconds(10)

    private static var connections: HTTP1Channel.Configuration {
      HTTP1Channel.Configuration(
        idleTimeout: .seconds(60),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))
    }

    private func didListen(at port: Int) {
      let address = ListenAddress(host: options.address.host, port: port)
      logger.notice("\(options.name) is served at http://\(address)\(options.base)/")
      onListening?(port)
    }

    /// Sets the handler that is called with the port when the server listens.
    func onListening(_ handler: @escaping @MainActor (Int) -> Void) { onListening = handler }

    /// Adds an app to a router that exists, under the base path of the options.
    ///
    /// - Returns: the service that stores the states of scenes at a graceful shutdown, for the services of the server.
    /// - Throws: `RestorationStoreError` if the default store can't be opened, or `WebHostError` if proxies are trusted
    ///   or addresses limited, and the router's context is no `RemoteAddressRequestContext`.
    public func addRoutes<Context>(
      for application: any HostedApplication, to router: some RouterMethods<Context>
    ) throws -> some Service {
      let needsAddresses = !options.trustedProxies.isEmpty || options.limits.countsAddresses
      guard !needsAddresses || Context.self is any RemoteAddressRequestContext.Type else {
        throw WebHostError.unknownSenders
      }
      return try addRoutes(for: application, to: router, under: options.base)
    }

    /// Ends all scenes of a user at once. Their pages are loaded again.
    public func endScenes(of identity: WebIdentity) {
      for registry in registries { registry.end(identity) }
    }

    private func addRoutes<Context>(
      for application: any HostedApplication, to router: some RouterMethods<Context>, under path: String
    ) throws -> WebHostService {
      let store = try options.store ?? SQLiteStore(file: SQLiteStore.defaultFile(name: options.name))
      let registry = SessionRegistry(
        application: application, options: options, store: store, metrics: WebMetrics(logger: logger), logger: logger)
      registries.append(registry)
      let pages = PageServer(options: options, registry: registry, logger: logger)
      let answer: @Sendable (Request, Context) async -> Response = { request, context in
        let peer = (context as? any RemoteAddressRequestContext)?.remoteAddress
        return await pages.respond(to: request, peer: peer?.ipAddress)
      }
      for address in [path, path + "/**"] {
        let route = RouterPath(address)
        router.get(route, use: answer)
        router.head(route, use: answer)
        router.post(route, use: answer)
      }
      return WebHostService(registry: registry)
    }
  }

  /// The life of an app in a server: at a graceful shutdown, its tabs are told and its scenes are stored.
  struct WebHostService: Service {
    let registry: SessionRegistry

    func run() async throws {
      try? await gracefulShutdown()
      await finish()
    }

    /// Ends all scenes.
    func finish() async { await registry.end() }
  }
#endif
