/// A part of a source that a fence can stand around.
package struct FenceSite: Hashable {
  /// The text that takes the place of a part.
  package enum Replacement: Hashable {
    /// Nothing: lines and columns stay.
    case blank
    /// A text, made of the reason.
    case text(before: String, after: String)
    /// An import of another module.
    case placeholderModule(String)
    /// The conformance leaves its clause.
    case conformance(clause: Range<Int>)
  }

  /// A second edit, such as an accessor for a property that has lost its wrapper.
  package struct Addition: Hashable {
    let offset: Int
    let before: String
    let after: String
  }

  package let kind: Fence.Kind
  package let declaration: String
  /// The part that is fenced, in UTF-8.
  package let range: Range<Int>
  /// The part whose errors the fence is an answer to; wider than the range for attributes of their declarations.
  package let reach: Range<Int>
  package let replacement: Replacement
  package let addition: Addition?
  /// The fingerprint of the text.
  package let text: String
  /// The name that the part is known by: of a conformance, an attribute, an import or a modifier; "type" for the
  /// declaration of a type.
  package let name: String
  package internal(set) var number = 0
  /// The condition under which an import is compiled; empty for always.
  package internal(set) var condition = ""

  /// The fence around the site.
  package func fence(file: String, reason: String) -> Fence {
    Fence(file: file, kind: kind, declaration: declaration, text: text, number: number, reason: reason)
  }
}
