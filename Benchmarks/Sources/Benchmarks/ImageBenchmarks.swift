import Foundation
import PergolaTesting

/// How long a list's screen takes to become a PNG file, beside a browser with a page of the same content; and what a
/// thousand pictures leave in memory.
@MainActor
func measureImages(_ suite: inout Suite) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let screen = WarmListScreen()
  suite.count("images/1,000 screens of changing content: bytes that stay", limit: 4 << 20) {
    @MainActor func height(of count: Int) -> Int { Suite.bytes { for _ in 0..<count { screen.picture() } } }
    // Caches are full, and what one picture takes while it is made is in both.
    _ = height(of: 200)
    let few = height(of: 10)
    return max(0, height(of: 1_000) - few)
  }

  guard let browser = Chromium(page: ListScreen.page, in: folder) else {
    print("images/ beside a browser: not measured, because there is no program chromium here")
    return
  }
  suite.ratio(
    "images/a 390 x 844 list at scale 2, from start to PNG file: time over headless Chromium's", limit: 0.25,
    of: { ListScreenProcess.writePicture(to: folder.appendingPathComponent("screen.png")) },
    to: { browser.writePicture(to: folder.appendingPathComponent("page.png")) })
  let session = browser.session()
  suite.ratio(
    "images/a list of other texts as PNG, in one process: time over a warm Chromium's", limit: 0.33, repetitions: 15,
    of: { screen.picture() }, to: { session.picture() })
}

/// The list in a driver, which shows other texts in every picture.
@MainActor
private final class WarmListScreen {
  private let controller = ListScreenController()
  private lazy var driver = Driver(showing: controller, size: ListScreen.size, textEngine: .system)
  private var version = 0

  func picture() {
    // The list is there once its driver is.
    let driver = driver
    version += 1
    controller.showVersion(version)
    do {
      let picture = try driver.png(scale: 2)
      precondition(picture.count > 10_000, "The picture shows nothing.")
    } catch {
      fatalError("There is no picture: \(error)")
    }
  }
}

/// This program, started again as an app that writes one picture.
private enum ListScreenProcess {
  static func writePicture(to file: URL) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--output", file.path, "--size", "\(Int(ListScreen.size.width))x\(Int(ListScreen.size.height))", "--scale", "2",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([ListScreen.variable: "1"]) { $1 }
    process.runToEnd()
  }
}

extension Process {
  /// Starts the program, and returns when it has ended well.
  func runToEnd() {
    do { try run() } catch { fatalError("\(executableURL?.path ?? "") did not start: \(error)") }
    waitUntilExit()
    precondition(terminationStatus == 0, "\(executableURL?.path ?? "") ended with \(terminationStatus).")
  }
}
