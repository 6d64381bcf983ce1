import Foundation
import SessionHost
import UIKitCore

extension SceneConnection: SessionScene {
  package var hasTextInput: Bool { frontWindow?.hasTextInput ?? false }

  /// The window that a user's keys reach.
  private var frontWindow: UIWindow? {
    scene.keyWindow ?? scene.windows.last { !$0.isHidden } ?? scene.windows.last
  }

  package func stateDescription(of part: StatePart) -> String {
    perform {
      switch part {
      case .controllers: StateWriter.lines(of: scene.windows, by: { $0.addControllers(of: $1) })
      case .views: StateWriter.lines(of: scene.windows, by: { $0.add($1, depth: 1) })
      case .graph: StateWriter.graphs(in: scene.windows)
      }
    }
  }
}

/// A view that shows a graph of views that are not UIKit's.
@MainActor
package protocol GraphShowing: UIView {
  /// The graph; nil if the view shows none now.
  var graph: GraphDescription? { get }
}

/// A graph of views that are not UIKit's, of which several views may show parts.
@MainActor
package struct GraphDescription {
  /// The identity of the graph.
  let identity: ObjectIdentifier
  /// Returns a line for each view.
  let lines: () -> [String]

  /// A graph with its lines.
  package init(identity: ObjectIdentifier, lines: @escaping () -> [String]) {
    self.identity = identity
    self.lines = lines
  }
}

/// The lines about the views and controllers of an app.
@MainActor
private struct StateWriter {
  private var lines: [String] = []

  static func lines(of windows: [UIWindow], by add: (inout StateWriter, UIWindow) -> Void) -> String {
    var writer = StateWriter()
    for window in windows {
      writer.line(0, "\(name(of: window)) \(window.frame.listed)\(window.isHidden ? " hidden" : "")")
      add(&writer, window)
    }
    return writer.lines.isEmpty ? "The app has no windows." : writer.lines.joined(separator: "\n")
  }

  static func graphs(in windows: [UIWindow]) -> String {
    var writer = StateWriter()
    var known: Set<ObjectIdentifier> = []
    func search(_ view: UIView) {
      if let graph = (view as? any GraphShowing)?.graph, known.insert(graph.identity).inserted {
        writer.lines += graph.lines()
      }
      view.subviews.forEach(search)
    }
    windows.forEach(search)
    return writer.lines.isEmpty ? "The app shows no views of SwiftUI." : writer.lines.joined(separator: "\n")
  }

  mutating func addControllers(of window: UIWindow) {
    if let root = window.rootViewController { add(root, depth: 1) }
  }

  private mutating func add(_ controller: UIViewController, depth: Int) {
    var words = [Self.name(of: controller)]
    if let title = controller.title { words.append(title.debugDescription) }
    if let view = controller.viewIfLoaded {
      words.append(view.convert(view.bounds, to: nil).listed)
      if view.window == nil { words.append("not shown") }
    } else {
      words.append("not loaded")
    }
    line(depth, words.joined(separator: " "))
    for child in controller.children { add(child, depth: depth + 1) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      line(depth + 1, "presents")
      add(presented, depth: depth + 2)
    }
  }

  mutating func add(_ view: UIView, depth: Int) {
    for child in view.subviews {
      var words = [Self.name(of: child), child.frame.listed]
      if child.isHidden { words.append("hidden") }
      if child.alpha < 1 { words.append("alpha \(child.alpha)") }
      if let text = (child as? UILabel)?.text ?? child.accessibilityLabel { words.append(text.debugDescription) }
      if let identifier = child.accessibilityIdentifier { words.append("#\(identifier)") }
      line(depth, words.joined(separator: " "))
      add(child, depth: depth + 1)
    }
  }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// The name of an object's class, without its module.
  private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
}

extension CGRect {
  /// The box in points with at most two decimals.
  fileprivate var listed: String {
    let numbers = [minX, minY, width, height].map { value -> String in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
