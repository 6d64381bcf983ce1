import Foundation
@_spi(Toolkit) import UIKitCore

/// The nib of a cell or of another reusable view that stands inside a list of a file. It is made each time that the list
/// needs another one.
@MainActor
final class Prototype: NibContent {
  private let element: NibElement
  private let file: NibFile
  private let values: NibValues
  private weak var interface: SceneInterface?
  private let outer: (String) -> AnyObject?
  private let firstResponders: Set<String>

  init(_ element: NibElement, _ builder: NibBuilder) {
    element.deferReading()
    self.element = element
    file = builder.file
    values = builder.values
    interface = builder.interface
    firstResponders = builder.firstResponders
    outer = { [registry = builder.registry, further = builder.outer] in registry[$0] ?? further($0) }
  }

  var name: String? { nil }

  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    let builder = NibBuilder(file: file, values: values, interface: interface)
    builder.outer = outer
    builder.firstResponders = firstResponders
    builder.addRoot(element)
    guard let view = builder.make(element) else { return [] }
    builder.finish()
    return [view]
  }
}
