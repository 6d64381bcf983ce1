import Foundation
import PergolaDiagnostics

/// Logs what a file contains and is not known here, each once, with its file and line.
@MainActor
final class NibLog {
  private static var reported: Set<String> = []
  private let file: String

  /// A log of a file by its path.
  init(file: String) { self.file = file }

  /// Logs a subject and what is the matter with it.
  func report(_ subject: String, _ fault: String, at element: NibElement) {
    guard Self.reported.insert("\(file)\n\(subject)").inserted else { return }
    Log.warning("\(file):\(element.line): \(subject) \(fault)")
  }

  /// Logs the attributes and elements of a tree that nobody read.
  func reportUnread(of element: NibElement) {
    let ignored = NibDesignTime.attributes
    for name in element.unreadAttributes where !ignored.contains(name) {
      report("the attribute \(name) of \(element.tag)", "is not known, and ignored", at: element)
    }
    for child in element.unreadChildren {
      if child.isDeferred || NibDesignTime.elements.contains(child.tag) { continue }
      if child.isRead {
        reportUnread(of: child)
      } else {
        report("the element \(child.tag) in \(element.tag)", "is not known, and ignored", at: child)
      }
    }
  }
}

/// The attributes and elements that have a meaning only in the editor of nibs.
enum NibDesignTime {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID",
    "customModuleProvider", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
    "colorLabel", "exclude", "userComments", "storyboardIdentifier", "tableViewCell", "colorSpace", "customColorSpace",
  ]

  static let elements: Set<String> = [
    "nil", "point", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics", "simulatedMetricsContainer",
    "freeformSimulatedSizeMetrics", "simulatedModalMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "designables", "dependencies", "device", "customFonts", "inferredMetricsTieBreakers", "accessibilityOverrides",
    "animations", "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "freeformModalSimulatedSizeMetrics", "classes", "attributedStringKeys",
  ]
}
