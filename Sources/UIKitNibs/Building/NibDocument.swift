import Foundation
@_spi(Toolkit) import UIKitCore

/// A nib file, which is parsed once.
@MainActor
final class NibDocument: NibContent {
  private let file: NibFile
  private let root: NibElement
  private let values: NibValues

  init(_ file: NibFile, _ data: Data) throws(NibFault) {
    let root = try NibXMLParser.parse(data, file: file.path)
    let type = root["type"] ?? ""
    guard root.tag == "document", type.contains("CocoaTouch"), root.child("objects") != nil else {
      throw NibFault(
        file: file.path, line: root.line,
        reason: """
          a nib begins with <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"> and has <objects>; this begins \
          with <\(root.tag)\(type.isEmpty ? "" : " type=\"\(type)\"")>\(root.tag == "archive" ? ", as Xcode 4 wrote it: open and save it in Xcode" : "")
          """)
    }
    MissingClasses(of: data, in: file).report(file)
    self.file = file
    self.root = root
    let resources = root.child("resources")
    values = NibValues(file: file) { resources }
  }

  var name: String? { file.name }

  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    let builder = NibBuilder(file: file, values: values)
    let external = options?[.externalObjects] as? [String: AnyObject] ?? [:]
    let elements = root.list("objects")
    for element in elements where element.tag == "placeholder" {
      note(element, owner: owner as AnyObject?, external: external, in: builder)
    }
    let objects = elements.compactMap { element -> Any? in
      guard NibKind.of(tag: element.tag) != nil else {
        if element.tag != "placeholder" {
          builder.log.report("the element \(element.tag) in objects", "is not known, and ignored", at: element)
        }
        return nil
      }
      builder.addRoot(element)
      return builder.make(element)
    }
    builder.finish()
    return objects
  }

  private func note(
    _ element: NibElement, owner: AnyObject?, external: [String: AnyObject], in builder: NibBuilder
  ) {
    guard let id = element.id else { return }
    switch element["placeholderIdentifier"] {
    case "IBFirstResponder": builder.firstResponders.insert(id)
    case "IBFilesOwner":
      guard let owner else { return }
      builder.note(owner, as: id)
      if let object = owner as? NSObject { builder.addConnections(of: object, element) }
    case let name?: if let object = external[name] { builder.note(object, as: id) }
    case nil: return
    }
  }
}
