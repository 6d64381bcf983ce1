import Foundation
import PergolaSystem
import Synchronization

extension System {
  /// The pages that browsers inside of the app show.
  ///
  /// A page is shown as its title and its address. It loads while the network is reachable; a test plays titles,
  /// redirections, and pages that don't load.
  ///
  /// ```swift
  /// driver.system.safari.play(url, title: "Apples")
  /// driver.system.safari.fail(url)
  /// ```
  public final class Safari: SystemService {
    /// A page as a test plays it.
    struct Page {
      var title: String?
      var redirections: [URL] = []
      var loads = true
    }

    private struct State {
      var pages: [URL: Page] = [:]
      var opened: [URL] = []
    }

    private let state = Mutex(State())

    public init(system: System) {}

    /// Plays a page that loads.
    ///
    /// - Parameters:
    ///   - title: The title; nil for the name of the host.
    ///   - redirections: The addresses to which the page leads, in order; the last one is shown.
    public func play(_ url: URL, title: String? = nil, redirections: [URL] = []) {
      state.withLock { $0.pages[url] = Page(title: title, redirections: redirections) }
    }

    /// Plays a page that does not load.
    public func fail(_ url: URL) { state.withLock { $0.pages[url] = Page(loads: false) } }

    fileprivate var opened: [URL] { state.withLock { $0.opened } }

    /// Records an opened page, and returns it as it is played.
    func open(_ url: URL) -> Page {
      state.withLock { state in
        state.opened.append(url)
        return state.pages[url] ?? Page()
      }
    }
  }

  /// The pages that browsers inside of the app show.
  public var safari: Safari { service() }

  /// The addresses of the pages that the app has shown inside of itself, in order.
  public var opened: [URL] { safari.opened }
}
