/// The identifiers of a view, apart from it, because few views have one.
final class ViewIdentifiers {
  var restoration: String?
  var focusGroup: String?
}

extension UIView {
  /// Sets one of the identifiers.
  final func setIdentifier(_ key: ReferenceWritableKeyPath<ViewIdentifiers, String?>, _ value: String?) {
    guard value != nil || identifiers != nil else { return }
    let identifiers = identifiers ?? ViewIdentifiers()
    identifiers[keyPath: key] = value
    self.identifiers = identifiers
  }
}
