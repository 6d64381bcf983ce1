import Foundation

/// An element of the XML of a nib or a storyboard, with the line on which it begins.
///
/// It notes which of its attributes and children were read: what nobody read is not known here, and is logged.
final class NibElement {
  let tag: String
  /// The line in the file, counted from 1.
  let line: Int
  private(set) var attributes: [String: String]
  private var storedChildren: [NibElement] = []
  /// The text between the tags.
  var text = ""

  private var readAttributes: Set<String> = []
  private(set) var isRead = false
  /// True if the element is read later, as that of a cell that is made when a list needs it.
  private(set) var isDeferred = false

  init(tag: String, attributes: [String: String], line: Int) {
    self.tag = tag
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: NibElement) { storedChildren.append(child) }

  // MARK: Reading

  /// The value of an attribute.
  subscript(name: String) -> String? {
    readAttributes.insert(name)
    return attributes[name]
  }

  /// The identifier in the file.
  var id: String? { self["id"] }

  /// The name of the property of the parent to which the element belongs.
  var key: String? { self["key"] }

  /// All children, which count as read.
  var children: [NibElement] {
    for child in storedChildren { child.isRead = true }
    return storedChildren
  }

  /// The children, without reading them.
  var unreadChildren: [NibElement] { storedChildren }

  /// The first child with a tag.
  func child(_ tag: String) -> NibElement? { read(storedChildren.first { $0.tag == tag }) }

  /// The first child that belongs to a property.
  func child(key: String) -> NibElement? { read(storedChildren.first { $0.attributes["key"] == key }) }

  /// The children of a child with a tag, such as `subviews`.
  func list(_ tag: String) -> [NibElement] { child(tag)?.children ?? [] }

  private func read(_ child: NibElement?) -> NibElement? {
    child?.isRead = true
    child?.readAttributes.insert("key")
    return child
  }

  /// Calls a closure with the element and its descendants, parents first.
  func forEach(_ body: (NibElement) -> Void) {
    body(self)
    for child in storedChildren { child.forEach(body) }
  }

  /// The element with other values of some attributes, and with children that replace those of the same key.
  func replacing(attributes changed: [String: String], children replaced: [NibElement]) -> NibElement {
    let element = NibElement(tag: tag, attributes: changed, line: line)
    for child in replaced { element.append(child) }
    return element
  }

  // MARK: Unread parts

  /// Leaves the reading of the element to a later instantiation, which logs what it does not know.
  func deferReading() {
    isRead = true
    isDeferred = true
  }

  /// Marks attributes as known, which are read when they are needed.
  func know(_ names: [String]) { readAttributes.formUnion(names) }

  /// The names of the attributes that were not read.
  var unreadAttributes: [String] { attributes.keys.filter { !readAttributes.contains($0) }.sorted() }

  /// Marks the element and everything in it as read, because it has a meaning in the editor only.
  func ignore() {
    isRead = true
    readAttributes.formUnion(attributes.keys)
    for child in storedChildren { child.ignore() }
  }
}
