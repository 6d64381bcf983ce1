import Foundation
import MethodReplacement

extension UITableViewController {
  /// True if a subclass overrides `tableView(_:estimatedHeightForRowAt:)`, or if that can't be told.
  ///
  /// A delegate's method without an implementation has a default, and a call that reaches it ends the calls. A
  /// controller's override may call super for some rows, so that a call does not tell whether there is one; the table of
  /// its class's methods does.
  final var overridesEstimates: Bool {
    guard let place = Self.placeOfEstimate else { return type(of: self) != UITableViewController.self }
    return MethodTable.isMethod(at: place, of: UITableViewController.self, overriddenIn: type(of: self))
  }

  private static let placeOfEstimate = MethodTable.place(
    in: UITableViewController.self, overriddenBy: EstimatingController.self, besides: PlainController.self)
}

/// A class that overrides nothing.
private final class PlainController: UITableViewController {}

/// A class that overrides one method.
private final class EstimatingController: UITableViewController {
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
}
