#if Web
  import Foundation
  import RenderTree

  extension WebHost {
    /// The choices of the program that serves an app.
    public struct Options: Sendable {
      /// The engine that measures texts.
      public var textEngine: any TextEngine
      /// The rasterizer for the app's drawings; nil if there is none.
      public var rasterizer: (any Rasterizer)?
      /// The fonts of the system's family, as the text engine measures them; without them browsers use what they have.
      public var fonts: [WebFont] = []
      /// The name of the app: for logs, for the cookie, and for the folder of its state.
      public var name: String
      /// A sentence about the app, for search engines; nil if there is none.
      public var description: String?
      /// The address at which ``WebHost/run(_:)`` listens; `127.0.0.1:8080` by default.
      public var address: ListenAddress
      /// The path under which browsers see the app: empty, the default, or one such as `/admin`.
      public var base: String {
        get { path }
        set { path = Self.normalized(newValue) }
      }
      /// The proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are believed; none by default.
      public var trustedProxies: TrustedProxies
      /// The origins, besides the one that a request addresses, whose pages may post: `https://example.org`. Wanted if
      /// a proxy that is not trusted changes the host.
      public var origins: Set<String>
      /// The sites that may show the app inside a page of theirs, as in `frame-ancestors`; none by default.
      public var frameAncestors: [String]
      /// The first URL scheme of the app, in which it gets the links for paths; nil, the default, for links of the web.
      public var urlScheme: String?
      /// The beginning of the links of the web that the app gets for paths; nil, the default, for the origin that the
      /// browser addresses.
      public var site: URL?
      /// The languages of the app's texts, as tags of BCP 47; empty, the default, for those of its bundles. A page is in
      /// the one that its user prefers.
      public var languages: [String] = []
      /// The language of all pages, as a tag of BCP 47; nil, the default, for that which each user prefers.
      public var language: String?
      /// True to lay out all pages from right to left; false, the default, for the direction of the page's language.
      public var isAlwaysRightToLeft = false
      /// The appearance until a page's script reports the user's.
      public var appearance = SceneConfiguration.Appearance.light
      /// The text size until a page's script reports the user's.
      public var textSize = SceneConfiguration.TextSize.large
      /// The responses that the server compresses; all by default.
      public var compression = Compression.all
      /// The limits.
      public var limits: Limits
      /// The store of scenes' restoration records; nil, the default, for an SQLite file of the app in the user's state
      /// directory.
      public var store: (any RestorationStore)?
      /// The decision about a request; all are answered by default.
      public var identify: @Sendable (WebRequest) async -> Admission

      private var path: String

      /// Options with the given values.
      public init(
        textEngine: any TextEngine, rasterizer: (any Rasterizer)? = nil,
        name: String = ProcessInfo.processInfo.processName, description: String? = nil,
        address: ListenAddress = ListenAddress(), base: String = "", trustedProxies: TrustedProxies = [],
        origins: Set<String> = [], frameAncestors: [String] = [], site: URL? = nil, limits: Limits = Limits(),
        store: (any RestorationStore)? = nil,
        identify: @escaping @Sendable (WebRequest) async -> Admission = { _ in .allowed(nil) }
      ) {
        self.textEngine = textEngine
        self.rasterizer = rasterizer
        self.name = name
        self.description = description
        self.address = address
        path = Self.normalized(base)
        self.trustedProxies = trustedProxies
        self.origins = origins
        self.frameAncestors = frameAncestors
        self.site = site
        self.limits = limits
        self.store = store
        self.identify = identify
      }

      /// Returns a path with a slash before each component, and none at the end.
      private static func normalized(_ path: String) -> String {
        path.split(separator: "/").map { "/" + $0 }.joined()
      }
    }

    /// The limits of a web host. What exceeds one is refused, or closed if it is not in use.
    public struct Limits: Hashable, Sendable {
      /// The maximum number of sessions: of browsers with open scenes.
      public var sessions = 2_000
      /// The maximum number of sessions of the clients at one address; nil, the default, for no limit. Many users may
      /// share an address: those of a company, and all of them if a proxy is not trusted. Of IPv6, the first 64 bits count.
      public var sessionsPerAddress: Int?
      /// The maximum number of streams to the clients at one address; nil, the default, for no limit.
      public var streamsPerAddress: Int?
      /// The number of requests per second that the clients at one address may make on average; nil, the default, for no
      /// limit. Ten times as many may come at once.
      public var requestsPerSecondPerAddress: Int?
      /// The maximum number of scenes in a session.
      public var scenesPerSession = 50
      /// The maximum number of scenes of all sessions.
      public var scenes = 5_000
      /// The maximum number of scenes whose documents were requested, but whose pages have not connected.
      public var unopenedScenes = 500
      /// The maximum number of connections of ``WebHost/run(_:)``; fewer if the system allows fewer open files.
      public var connections = 10_000
      /// The maximum size of a request's body, in bytes.
      public var bodySize = 2 << 20
      /// The maximum size of a file that a user gives to the app, in bytes.
      public var uploadSize = 100 << 20
      /// The maximum number of files that a user gives to a scene.
      public var uploadsPerScene = 100
      /// The maximum size of the files of all users together, in bytes.
      public var uploadSpace = 2 << 30
      /// The number of events per second that a scene takes on average. Five times as many may come at once.
      public var eventsPerSecond = 200
      /// The maximum size of what waits for a slow browser, in bytes. A stream with more is closed.
      public var streamBacklog = 8 << 20
      /// The time that a document's scene waits for the page's stream.
      public var openingTime = Duration.seconds(60)
      /// The time for which a scene outlives its tab, or its connection.
      public var gracePeriod = Duration.seconds(300)
      /// The time for which a scene without a tab keeps its views in any case. Afterwards it is one of the
      /// ``scenesWithViews``, or it is made again from its restoration record when its page comes back.
      public var viewTime = Duration.seconds(40)
      /// The maximum number of scenes without a tab that keep their views for the whole grace period: those that were left
      /// last.
      public var scenesWithViews = 50
      /// The time without input after which a scene is put into the store, though its tab is open.
      public var idleTime = Duration.seconds(12 * 3600)
      /// The time between heartbeats of a stream.
      public var heartbeat = Duration.seconds(15)
      /// The longest time that a request's body may take to arrive.
      public var bodyTime = Duration.seconds(30)
      /// The longest time for which a document waits for an app that still loads its content.
      public var settlingTime = Duration.milliseconds(300)
      /// The time after a change until the scene is saved.
      public var savingDelay = Duration.seconds(3)
      /// The time for which restoration records are kept.
      public var recordLifetime = Duration.seconds(14 * 86_400)
      /// The maximum size of a restoration record, in bytes. A larger one is not saved.
      public var recordSize = 8 << 20
      /// The maximum length of a text in a field, in UTF-16 units. A page says so when a text is longer.
      public var textLength = 2 << 20

      /// True if clients are limited by their addresses.
      var countsAddresses: Bool {
        sessionsPerAddress != nil || streamsPerAddress != nil || requestsPerSecondPerAddress != nil
      }

      /// The default limits.
      public init() {}
    }
  }
#endif
