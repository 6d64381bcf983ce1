#if Web
  import Foundation
  import ImageHost
  import PangoText
  import RenderTree
  import WebHost

  extension LaunchOptions {
    /// Returns the host that serves an app as a page.
    ///
    /// - Throws: `RestorationStoreError` if the states of scenes can't be kept in the store.
    @MainActor
    func makeWebHost(for app: AppInfo, _ environment: [String: String]) throws -> any RenderTree.Host {
      var options = WebHost.Options.standard(named: app.name)
      options.address = listen?.address ?? ListenAddress()
      options.base = basePath ?? ""
      options.urlScheme = app.urlSchemes.first
      options.textSize = textSize
      options.appearance = appearance ?? .light
      options.language = language?.text
      options.isAlwaysRightToLeft = rightToLeft
      for proxy in trustedProxy { try options.trustedProxies.insert(proxy.text) }
      options.limits = try webLimits
      options.store = try makeStore(for: app, environment)
      return WebHost(options: options)
    }

    /// The limits of pages.
    var webLimits: WebHost.Limits {
      get throws(LimitError) {
        var limits = WebHost.Limits()
        for each in limit { try limits.set(each.name, to: each.value) }
        return limits
      }
    }

    private func makeStore(for app: AppInfo, _ environment: [String: String]) throws -> any RestorationStore {
      if let store { return try store.open(for: app) }
      if fresh { return MemoryStore() }
      return try SQLiteStore(file: SQLiteStore.defaultFile(name: app.name, environment: environment))
    }
  }

  extension WebHost.Options {
    /// Options for an app with a name, with the text engine, the rasterizer and the fonts of pictures.
    @MainActor
    package static func standard(named name: String) -> WebHost.Options {
      var options = WebHost.Options(
        textEngine: PangoTextEngine.shared, rasterizer: CairoRasterizer(), name: name)
      options.fonts = (SystemFontFile.installed + SystemFontFile.scripts).map { font in
        WebFont(weight: font.weight, isItalic: font.isItalic, file: font.file, characters: font.characters)
      }
      return options
    }
  }

  extension ListenText {
    /// The address.
    var address: ListenAddress? { try? ListenAddress(text) }
  }

  extension WebHostError: LaunchError {
    var status: Int32 {
      if case .unknownHost = self { return ExitStatus.usage }
      return ExitStatus.unavailable
    }
  }

  extension RestorationStoreError: LaunchError {
    var status: Int32 { ExitStatus.cannotCreate }
  }
#endif
