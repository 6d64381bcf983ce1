import Foundation
import PergolaTesting
import UIKitCore

/// The objects of a driver's scene, which are to be released after it.
@MainActor
struct Remains {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  init(of driver: Driver) {
    add(driver.window, "window")
    if let scene = driver.window.windowScene { add(scene, "scene") }
    if let controller = driver.window.rootViewController { add(controller) }
    add(driver.window)
  }

  private mutating func add(_ object: AnyObject, _ name: String) {
    references.append(Reference(name: "the \(name) \(type(of: object))", object: object))
  }

  private mutating func add(_ controller: UIViewController) {
    add(controller, "controller")
    for child in controller.children { add(child) }
  }

  private mutating func add(_ view: UIView) {
    for subview in view.subviews {
      add(subview, "view")
      add(subview)
    }
  }

  /// Waits for work on the main queue that still uses the objects, for at most a second.
  ///
  /// - Throws: `MonkeyFailure` if objects remain.
  func check() async throws {
    for _ in 0..<100 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      if references.allSatisfy({ $0.object == nil }) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    let names = references.filter { $0.object != nil }.map(\.name)
    throw MonkeyFailure(.remains, "\(names.count) remain: " + names.prefix(6).joined(separator: ", "))
  }
}
