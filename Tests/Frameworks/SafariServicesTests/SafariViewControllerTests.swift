import Expectations
import PergolaSafariServices
import PergolaTesting
import Testing

@MainActor @Suite("Browsers inside of an app") struct SafariViewControllerTests {
  private final class Delegate: NSObject, SFSafariViewControllerDelegate {
    var calls: [String] = []
    weak var root: UIViewController?

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      calls.append("finish, presents \(root?.presentedViewController != nil)")
    }

    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
      calls.append("load \(didLoadSuccessfully)")
    }

    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
      calls.append("redirect \(URL)")
    }

    func safariViewController(
      _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
      calls.append("excluded for \(URL), \(title ?? "nil")")
      return [.mail]
    }

    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { calls.append("open") }
  }

  private let url = URL(string: "https://www.example.com/apples")!  // The text is a URL.

  private func stage(
    prepare: (Driver) -> Void = { _ in }, configure: (SFSafariViewController) -> Void = { _ in }
  ) async -> (driver: Driver, root: UIViewController, delegate: Delegate) {
    let root = UIViewController()
    let driver = Driver(showing: root)
    prepare(driver)
    let delegate = Delegate()
    delegate.root = root
    let browser = SFSafariViewController(url: url)
    browser.delegate = delegate
    configure(browser)
    root.present(browser, animated: true)
    await driver.settle()
    return (driver, root, delegate)
  }

  @Test("a page is shown as its title and its address, and loads once")
  func page() async {
    let (driver, _, delegate) = await stage {
      $0.system.safari.play(URL(string: "https://www.example.com/apples")!, title: "Apples")
    }
    #expect(driver.contains("Apples"))
    #expect(driver.contains("https://www.example.com/apples"))
    expectEqual(delegate.calls, ["load true"])
    expectEqual(driver.system.opened, [url])
  }

  @Test("a page without a played title has the name of its host")
  func host() async {
    let (driver, _, delegate) = await stage()
    #expect(driver.labels.contains("www.example.com"))
    expectEqual(delegate.calls, ["load true"])
  }

  @Test("redirections come before the end of the load, and the last address is shown")
  func redirections() async {
    let other = URL(string: "https://example.org/pears")
    let (driver, _, delegate) = await stage { [url] in
      $0.system.safari.play(url, redirections: [url.appending(path: "a"), other].compactMap(\.self))
    }
    expectEqual(
      delegate.calls,
      ["redirect https://www.example.com/apples/a", "redirect https://example.org/pears", "load true"])
    #expect(driver.contains("https://example.org/pears"))
  }

  @Test("a page does not load if a test says so, or if the network is not reachable", arguments: [true, false])
  func failure(isPlayed: Bool) async {
    let (driver, _, delegate) = await stage { [url] in
      if isPlayed { $0.system.safari.fail(url) } else { $0.system.network.isReachable = false }
    }
    expectEqual(delegate.calls, ["load false"])
    #expect(driver.contains("The page could not be loaded."))
    #expect(!driver.contains("Open in Browser"))
  }

  @Test("the button dismisses the browser, and then tells the delegate")
  func done() async throws {
    let (driver, root, delegate) = await stage()
    try await driver.tap("Done")
    await driver.settle()
    #expect(root.presentedViewController == nil)
    expectEqual(delegate.calls, ["load true", "finish, presents false"])
  }

  @Test("a user who dismisses the browser as a sheet has finished")
  func swipe() async throws {
    let (driver, _, delegate) = await stage { _ in
    } configure: {
      $0.modalPresentationStyle = .pageSheet
    }
    await driver.press(.escape)
    await driver.settle()
    expectEqual(delegate.calls, ["load true", "finish, presents false"])
  }

  @Test("a dismissal by the app is not told")
  func dismissal() async {
    let (driver, root, delegate) = await stage()
    root.dismiss(animated: true)
    await driver.settle()
    expectEqual(delegate.calls, ["load true"])
  }

  @Test(
    "the style of the button is its title",
    arguments: [(SFSafariViewController.DismissButtonStyle.done, "Done"), (.close, "Close"), (.cancel, "Cancel")])
  func style(_ style: SFSafariViewController.DismissButtonStyle, _ title: String) async throws {
    let (driver, root, _) = await stage(configure: { $0.dismissButtonStyle = style })
    try await driver.tap(Query(stringLiteral: title))
    await driver.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("colors are those of the bars")
  func colors() async throws {
    let (driver, root, _) = await stage(configure: {
      $0.preferredBarTintColor = .systemRed
      $0.preferredControlTintColor = .systemGreen
    })
    let browser = try #require(root.presentedViewController as? SFSafariViewController)
    let navigation = try #require(browser.children.first as? UINavigationController)
    #expect(navigation.navigationBar.barTintColor == .systemRed)
    #expect(navigation.toolbar.tintColor == .systemGreen)
    browser.preferredControlTintColor = .systemBlue
    #expect(navigation.navigationBar.tintColor == .systemBlue)
    _ = driver
  }

  @Test("the user opens the page outside of the app")
  func opening() async throws {
    let (driver, _, delegate) = await stage()
    try await driver.tap("Open in Browser")
    await driver.settle()
    expectEqual(driver.openedURLs, [url])
    expectEqual(delegate.calls, ["load true", "open"])
  }

  @Test("the user shares the page, with the activities that the app wants")
  func sharing() async throws {
    let (driver, _, delegate) = await stage { [url] in $0.system.safari.play(url, title: "Apples") }
    try await driver.tap("Share")
    await driver.settle()
    #expect(driver.contains("Messages"))
    #expect(!driver.contains("Mail"))
    expectEqual(delegate.calls.last, "excluded for https://www.example.com/apples, Apples")
    try await driver.tap("Copy")
    await driver.settle()
    expectEqual(driver.system.shared.first?.items.compactMap { $0 as? URL }, [url])
    #expect(driver.contains("Done"))
  }

  @Test("the settings are copied")
  func configuration() {
    let configuration = SFSafariViewController.Configuration()
    #expect(!configuration.entersReaderIfAvailable)
    #expect(configuration.barCollapsingEnabled)
    configuration.entersReaderIfAvailable = true
    let browser = SFSafariViewController(url: url, configuration: configuration)
    configuration.barCollapsingEnabled = false
    #expect(browser.configuration.entersReaderIfAvailable)
    #expect(browser.configuration.barCollapsingEnabled)
    browser.configuration.entersReaderIfAvailable = false
    #expect(browser.configuration.entersReaderIfAvailable)
  }

  @Test("an address that is not one of the web traps")
  func scheme() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { if let url = URL(string: "mailto:a@b.c") { _ = SFSafariViewController(url: url) } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSInvalidArgumentException: The specified URL has an unsupported scheme."))
  }

  @Test("what one app opens is not in the system of another")
  func systems() async {
    let stages = [await stage(), await stage()]
    stages[0].driver.system.safari.fail(url)
    expectEqual(stages.map(\.driver.system.opened), [[url], [url]])
    expectEqual(stages[1].delegate.calls, ["load true"])
  }
}
