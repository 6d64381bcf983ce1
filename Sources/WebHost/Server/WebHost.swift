#if Web
  import Foundation
  import Hummingbird
  import Logging
  import RenderTree
  import ServiceLifecycle

  /// A host that serves an app as a page: each browser is a user with an instance of the app, each tab a scene.
  ///
  /// ```swift
  /// try await WebHost(options: WebHost.Options(textEngine: PangoTextEngine.shared, name: "Fruits")).run(application)
  /// ```
  @MainActor
  public final class WebHost: RenderTree.Host {
    /// The choices for a server.
    public struct Options: Sendable {
      /// The address that the server listens at; port 8080 of this machine by default.
      public var address = ListenAddress()
      /// The engine that measures texts and breaks them into lines.
      public var textEngine: any TextEngine
      /// The rasterizer for the app's drawings; nil without one.
      public var rasterizer: (any Rasterizer)?
      /// The name of the app for the log.
      public var name: String
      /// The app's first URL scheme, with which the addresses of pages are opened in the app; nil for links of the web.
      public var urlScheme: String?
      /// The language of the app's texts, as a tag of BCP 47.
      public var language = "en"
      /// A sentence about the app, for search engines; nil for none.
      public var description: String?
      /// The text size until the browser says its own.
      public var textSize = SceneConfiguration.TextSize.large
      /// The appearance until the browser says its own.
      public var appearance = SceneConfiguration.Appearance.light
      /// The limits of what users can take.
      public var limits = Limits()
      /// The store for the state of scenes; in memory by default.
      public var store: any RestorationStore = MemoryStore()
      /// The addresses of the proxies whose `X-Forwarded-Proto` and `X-Forwarded-Host` are believed. None by default.
      public var trustedProxies: Set<String> = []
      /// The sites whose pages may contain this one in a frame, as sources of a content security policy; none by default.
      public var frameAncestors: [String] = []
      /// The log; written to standard error by default.
      public var logger: Logger

      /// Options with the default values, for an app with a name.
      public init(textEngine: any TextEngine, name: String) {
        self.textEngine = textEngine
        self.name = name
        logger = Logger(label: "Pergola.WebHost") { StreamLogHandler.standardError(label: $0) }
      }
    }

    private let options: Options
    /// Called with the port when the server accepts connections.
    public var onListening: (@Sendable (_ port: Int) -> Void)?

    /// A host with options.
    public init(options: Options) { self.options = options }

    /// Serves the app until the process is told to end by SIGTERM or SIGINT.
    ///
    /// - Throws: `WebHostError` if the address cannot be listened at.
    public func run(_ application: any HostedApplication) async throws {
      let router = Router(context: PageRequestContext.self)
      let service = addRoutes(for: application, to: router)
      let (options, onListening) = (options, onListening)
      let server = Application(
        router: router,
        configuration: ApplicationConfiguration(
          address: .hostname(options.address.host, port: options.address.port), serverName: nil),
        services: [service],
        onServerRunning: { channel in
          let port = channel.localAddress?.port ?? options.address.port
          options.logger.info(
            "\(options.name) is served at http://\(ListenAddress(host: options.address.host, port: port))")
          onListening?(port)
        },
        logger: options.serverLogger)
      do {
        try await server.runService()
      } catch {
        throw WebHostError(address: options.address, reason: "\(error)")
      }
    }

    /// Adds the routes of an app to a router.
    ///
    /// Trusted proxies are known if the router's context is a `RemoteAddressRequestContext`.
    ///
    /// - Parameters:
    ///   - base: the path under which the app is mounted, such as `/admin`; empty for the root of the server.
    /// - Returns: the service that keeps the sessions of the app, which has to run with the server.
    public func addRoutes<Context: RequestContext>(
      for application: any HostedApplication, to router: some RouterMethods<Context>, at base: String = ""
    ) -> some Service {
      let base = Self.normalized(base)
      let surroundings = SceneSurroundings(
        base: base, textEngine: options.textEngine, rasterizer: options.rasterizer, urlScheme: options.urlScheme,
        language: options.language, description: options.description, textSize: options.textSize,
        appearance: options.appearance)
      let sessions = Sessions(for: application, in: surroundings, limits: options.limits, store: options.store)
      let logger = options.logger
      sessions.onFailure = { logger.error("\($0)") }
      let responder = PageResponder(
        base: base, sessions: sessions,
        origin: OriginPolicy(trustedProxies: options.trustedProxies), frameAncestors: options.frameAncestors,
        limits: options.limits, logger: logger)
      let paths = base.isEmpty ? ["", "**"] : [base, base + "/**"]
      for path in paths {
        for method in [HTTPRequest.Method.get, .head, .post] {
          router.on(RouterPath(path), method: method) { request, context in
            try await responder.respond(to: request, from: (context as? any RemoteAddressRequestContext)?.remoteAddress)
          }
        }
      }
      return SessionService(sessions: sessions)
    }

    /// A path with a slash at its start and none at its end; empty for the root.
    private static func normalized(_ base: String) -> String {
      let parts = base.split(separator: "/")
      return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
    }
  }

  extension WebHost.Options {
    /// The log of the server itself, which says warnings and errors only.
    fileprivate var serverLogger: Logger {
      var logger = logger
      logger.logLevel = max(logger.logLevel, .warning)
      return logger
    }
  }

  /// A server that could not run.
  public struct WebHostError: Error, CustomStringConvertible {
    /// The address that the server was to listen at.
    public let address: ListenAddress
    /// The reason.
    public let reason: String

    /// A sentence for the user.
    public var description: String { "The page cannot be served at \(address): \(reason)" }
  }
#endif
