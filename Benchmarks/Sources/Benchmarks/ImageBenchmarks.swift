import Foundation
import PergolaTesting

/// Measures the time from a list to a PNG file, compared with a browser that shows a page of the same content; and the
/// memory that remains after a thousand pictures.
@MainActor
func measureImages(_ suite: inout Suite) {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }

  let screen = WarmListScreen()
  suite.count("images/1,000 screens of changing content: remaining bytes", limit: 4 << 20) {
    @MainActor func height(of count: Int) -> Int { Suite.bytes { for _ in 0..<count { screen.picture() } } }
    // Fills the caches; the memory of a single picture is part of both measurements.
    _ = height(of: 200)
    let few = height(of: 10)
    return max(0, height(of: 1_000) - few)
  }

  guard let browser = Chromium(page: ListScreen.page, in: folder) else {
    print("images/ compared with a browser: not measured, because chromium is not installed")
    return
  }
  suite.ratio(
    "images/a 390 x 844 list at scale 2, from start to PNG file: time over headless Chromium's", limit: 0.25,
    of: { ListScreenProcess.writePicture(to: folder.appendingPathComponent("screen.png")) },
    to: { browser.writePicture(to: folder.appendingPathComponent("page.png")) })
  let session = browser.session()
  suite.ratio(
    "images/a list with new texts as PNG, in a running process: time over a running Chromium's", limit: 0.33,
    repetitions: 15,
    of: { screen.picture() }, to: { session.picture() })
}

/// The list in a driver, with other texts in every picture.
@MainActor
private final class WarmListScreen {
  private let controller = ListScreenController()
  private lazy var driver = Driver(showing: controller, size: ListScreen.size, textEngine: .system)
  private var version = 0

  func picture() {
    // The driver is created on first use, and loads the list.
    let driver = driver
    version += 1
    controller.showVersion(version)
    do {
      let picture = try driver.png(scale: 2)
      precondition(picture.count > 10_000, "The picture is empty.")
    } catch {
      fatalError("The picture could not be made: \(error)")
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
  /// Runs the program to its end. Traps unless it succeeds.
  func runToEnd() {
    do { try run() } catch { fatalError("\(executableURL?.path ?? "") did not start: \(error)") }
    waitUntilExit()
    precondition(terminationStatus == 0, "\(executableURL?.path ?? "") ended with \(terminationStatus).")
  }
}
