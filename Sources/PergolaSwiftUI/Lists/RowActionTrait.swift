/// The action of a row: what a tap anywhere on the row does.
///
/// A `Button` in its default style and a `NavigationLink` give their element this value with `TraitModifier` where
/// `EnvironmentValues.isListRow` is true, and leave the touch to the row: the row highlights, shows the disclosure
/// indicator, has the focus, and performs the actions of all elements inside, in document order. Buttons with the plain
/// or the borderless style take touches themselves and set no value.
struct RowAction {
  /// True if the row shows a disclosure indicator at its trailing edge.
  var hasDisclosure = false
  /// False if the row neither highlights nor performs the action.
  var isEnabled = true
  /// True if the action hides what it has shown, false if it shows it; nil for other actions.
  var isExpanded: Bool?
  /// The value of a link that leads to the next column of a split view. A list whose selection has the
  /// value's type selects the row, and does not perform the action.
  var value: AnyHashable?
  /// Performs the action.
  let perform: @MainActor () -> Void
}

/// The key of a row's action.
enum RowActionTrait: ElementTrait {
  typealias Value = RowAction
}

/// An action that a container shows in its own manner instead of the view: a swipe action, a menu's command, a button
/// of an alert.
///
/// A `Button` gives its element this value with `TraitModifier`, always. What `title` and `image` leave open is read
/// from the element's labels and images.
struct ElementAction {
  /// The meaning of an action, by the names of `ButtonRole`.
  enum Role { case destructive, cancel }

  var title: String?
  var image: UIImage?
  var role: Role?
  /// The colour of the action, as `tint` sets it; nil for the role's.
  var tint: UIColor?
  var isEnabled = true
  /// Performs the action.
  let perform: @MainActor () -> Void
}

/// The key of an element's action.
enum ElementActionTrait: ElementTrait {
  typealias Value = ElementAction
}

extension ViewElement {
  /// The values of a trait of the element, or else of the elements inside, in document order.
  func traits<Key: ElementTrait>(_ key: Key.Type) -> [Key.Value] {
    if let value = trait(key) { return [value] }
    return subelements.flatMap { $0.traits(key) }
  }

  /// The action of the element, with the text and the image of its labels.
  var action: ElementAction? {
    guard var action = trait(ElementActionTrait.self) else { return nil }
    if action.title == nil { action.title = view?.firstText }
    if action.image == nil { action.image = view?.firstImage }
    return action
  }
}

extension UIView {
  /// The text of the first label inside.
  var firstText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    for view in subviews {
      if let text = view.firstText { return text }
    }
    return nil
  }

  /// The image of the first image view inside.
  var firstImage: UIImage? {
    if let view = self as? UIImageView, let image = view.image { return image }
    for view in subviews {
      if let image = view.firstImage { return image }
    }
    return nil
  }
}
