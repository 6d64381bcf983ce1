/// An action of `UIResponderStandardEditActions`.
///
/// The default methods of `UIResponder` pass the action to the next responder, so that a responder has an action only if
/// its class overrides the method.
enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"

  /// The standard edit action of a selector; nil for another selector.
  init?(_ selector: Selector) { self.init(rawValue: selector.name) }

  /// Returns true if the class of a responder overrides the method of the action.
  @MainActor
  func isOverridden(by responder: UIResponder) -> Bool {
    guard let slot = Self.slots[self] else { return false }
    return ClassMetadata(type(of: responder))[slot] != ClassMetadata(UIResponder.self)[slot]
  }

  /// The positions of the methods in the metadata of `UIResponder` and of its subclasses.
  @MainActor private static let slots: [StandardEditAction: Int] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { action in action.probe.slot.map { (action, $0) } })

  /// A class that overrides the method of the action, and no other.
  @MainActor private var probe: ProbeResponder.Type {
    switch self {
    case .cut: CutProbe.self
    case .copy: CopyProbe.self
    case .paste: PasteProbe.self
    case .select: SelectProbe.self
    case .selectAll: SelectAllProbe.self
    case .delete: DeleteProbe.self
    }
  }
}

/// The metadata of a class that is a subclass of `UIResponder`, as words. Its layout is part of Swift's ABI: methods of a
/// superclass have the same position in all subclasses.
private struct ClassMetadata {
  private let words: UnsafePointer<UInt>

  init(_ type: UIResponder.Type) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  subscript(_ index: Int) -> UInt { words[index] }

  /// The number of words after the address of the class. Its size includes the words before that address.
  var count: Int {
    let sizes = UnsafeRawPointer(words).load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: (UInt32, UInt32).self)
    return Int(sizes.0 - sizes.1) / MemoryLayout<UInt>.size
  }
}

/// A responder that overrides nothing: what differs in its metadata from `UIResponder` differs in each subclass.
private class ProbeResponder: UIResponder {
  /// The position of the only method that this class overrides; nil if there isn't exactly one.
  final class var slot: Int? {
    let (original, plain, own) = (
      ClassMetadata(UIResponder.self), ClassMetadata(ProbeResponder.self), ClassMetadata(self)
    )
    let slots = (0..<original.count).filter { original[$0] == plain[$0] && own[$0] != plain[$0] }
    return slots.count == 1 ? slots[0] : nil
  }
}

private final class CutProbe: ProbeResponder { override func cut(_ sender: Any?) {} }
private final class CopyProbe: ProbeResponder { override func copy(_ sender: Any?) {} }
private final class PasteProbe: ProbeResponder { override func paste(_ sender: Any?) {} }
private final class SelectProbe: ProbeResponder { override func select(_ sender: Any?) {} }
private final class SelectAllProbe: ProbeResponder { override func selectAll(_ sender: Any?) {} }
private final class DeleteProbe: ProbeResponder { override func delete(_ sender: Any?) {} }
