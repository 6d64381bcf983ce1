@_spi(Toolkit) import UIKitCore

/// One of the values that a picker offers.
struct PickerOption: Equatable {
  /// The value, from the tag of the view or the identity that a `ForEach` gave it; nil if it has neither.
  let tag: ViewTag?
  let title: String
  let image: UIImage?
  let element: ViewElement

  static func == (a: Self, b: Self) -> Bool {
    a.tag == b.tag && a.title == b.title && a.image === b.image && a.element === b.element
  }
}

extension [ViewListItem] {
  /// The options that views make.
  @MainActor
  var pickerOptions: [PickerOption] {
    flatMap { item -> [PickerOption] in
      switch item {
      case .element(let element): [PickerOption(element, id: nil)]
      case .lazy(let items):
        (0..<items.source.count).flatMap { position in
          items.elements(at: position).map { PickerOption($0, id: items.source.id(at: position)) }
        }
      case .section(let section): section.content.pickerOptions
      }
    }
  }
}

extension PickerOption {
  @MainActor
  fileprivate init(_ element: ViewElement, id: AnyHashable?) {
    self.init(
      tag: element.trait(TagTrait.self) ?? id.flatMap(ViewTag.init(identity:)), title: element.firstText ?? "",
      image: element.firstImage,
      element: element)
  }
}

extension ViewElement {
  /// The first text in the element.
  var firstText: String? { view?.firstText ?? subelements.lazy.compactMap(\.firstText).first }

  /// The first image in the element.
  var firstImage: UIImage? { view?.firstImage ?? subelements.lazy.compactMap(\.firstImage).first }
}
