import Foundation

/// Elements that are found out when the menu that they stand in is opened. Until they are there, the menu says that it
/// is waiting.
open class UIDeferredMenuElement: UIMenuElement {
  /// Asked for the elements when the menu is opened; it calls its argument once, at once or later.
  public typealias ElementProvider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  /// Whether the elements are kept for the next time that the menu is opened.
  private var keepsElements = true
  /// What was found out; nil where that is not known yet, and once the menu is closed where it is not to be kept.
  final private(set) var elements: [UIMenuElement]?
  /// Tells one asking from the next.
  private var question = 0

  /// Elements that are asked for once, and then are those of the menu.
  public required init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Elements that are asked for anew whenever the menu is opened.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> Self {
    let element = self.init(elementProvider)
    element.keepsElements = false
    return element
  }

  /// Asks for the elements, where they are not known.
  ///
  /// - Parameter completion: called when they are there, unless the menu was closed or they were asked for again
  ///   before.
  final func load(_ completion: @escaping () -> Void) {
    guard elements == nil else { return }
    question += 1
    let asked = question
    provider { [weak self] elements in
      guard let self, question == asked, self.elements == nil else { return }
      self.elements = elements
      completion()
    }
  }

  /// The menu was closed.
  final func menuDidClose() {
    guard !keepsElements else { return }
    question += 1
    elements = nil
  }
}
