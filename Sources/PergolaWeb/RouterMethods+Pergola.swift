#if Web
  import Hummingbird
  import Launcher
  import PergolaUIKit
  @_exported import WebHost

  extension RouterMethods {
    /// Adds an app of UIKit to the routes of a server, under a path.
    ///
    /// ```swift
    /// let admin = try router.addPergola(AppDelegate.self, at: "/admin")
    /// let server = Application(router: router, services: [admin])
    /// ```
    ///
    /// Forwarded addresses of proxies are known if the router's context is a `RemoteAddressRequestContext`.
    ///
    /// - Parameters:
    ///   - delegate: the class of the app's delegate.
    ///   - path: the path of the start page, without parameters; the app answers all paths below it.
    ///   - configure: changes the options, such as the limits or the decision about who may use the app.
    /// - Returns: the app as a service of the server.
    /// - Throws: `RestorationStoreError` if the store for the states of scenes can't be opened, or `WebHostError` if
    ///   proxies are trusted and the router's context does not know the senders of requests.
    @MainActor
    public func addPergola<Delegate: UIApplicationDelegate>(
      _ delegate: Delegate.Type, at path: String, configure: (inout WebHost.Options) -> Void = { _ in }
    ) throws -> MountedApp {
      try mount(delegate, named: String(describing: delegate), at: path, configure)
    }

    /// Adds an app of SwiftUI to the routes of a server, under a path.
    ///
    /// - Parameters:
    ///   - app: the type of the app.
    ///   - path: the path of the start page, without parameters; the app answers all paths below it.
    ///   - configure: changes the options, such as the limits or the decision about who may use the app.
    /// - Returns: the app as a service of the server.
    /// - Throws: `RestorationStoreError` if the store for the states of scenes can't be opened, or `WebHostError` if
    ///   proxies are trusted and the router's context does not know the senders of requests.
    @MainActor
    public func addPergola<App: _LaunchedApp>(
      _ app: App.Type, at path: String, configure: (inout WebHost.Options) -> Void = { _ in }
    ) throws -> MountedApp {
      try mount(app._applicationDelegateClass, named: String(describing: app), at: path, configure)
    }

    @MainActor
    private func mount(
      _ delegate: any UIApplicationDelegate.Type, named name: String, at path: String,
      _ configure: (inout WebHost.Options) -> Void
    ) throws -> MountedApp {
      var options = WebHost.Options.standard(named: name)
      options.base = path
      configure(&options)
      let host = WebHost(options: options)
      return MountedApp(host, try host.addRoutes(for: makeHostedApplication(delegate), to: self))
    }
  }
#endif
