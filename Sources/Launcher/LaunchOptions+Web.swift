#if Web
  import Foundation
  import ImageHost
  import PangoText
  import RenderTree
  import WebHost

  extension LaunchOptions {
    /// Returns the host that serves an app as a page.
    ///
    /// - Throws: `SQLiteStoreError` if the state of scenes cannot be kept in the folder of the app's state.
    @MainActor
    func makeWebHost(for app: AppInfo, _ environment: [String: String]) throws -> any RenderTree.Host {
      var options = WebHost.Options(textEngine: PangoTextEngine.shared, name: app.name)
      options.address = listen?.address ?? ListenAddress()
      options.rasterizer = CairoRasterizer()
      options.urlScheme = app.urlSchemes.first
      options.textSize = textSize
      options.appearance = appearance ?? .light
      if !fresh, let file = StateFile(name: app.name, environment: environment) {
        options.store = try SQLiteStore(
          file: file.url.deletingLastPathComponent().appendingPathComponent("pages.sqlite"))
      }
      return WebHost(options: options)
    }
  }

  extension ListenText {
    /// The address.
    var address: ListenAddress? { ListenAddress(text) }
  }

  extension WebHostError: LaunchError {
    var status: Int32 { ExitStatus.unavailable }
  }

  extension SQLiteStoreError: LaunchError {
    var status: Int32 { ExitStatus.cannotCreate }
  }
#endif
