import Foundation
import RenderTree

/// A paragraph of an edited text, with its line separator, or a part of a very long paragraph.
///
/// Its text does not change: an edit replaces the paragraph. Layouts are kept with it as long as it stays.
final class EditedParagraph {
  let text: String
  let runs: [AttributeRun]
  /// The number of UTF-16 units, with those of the line separator.
  let length: Int
  /// The number of UTF-16 units of the line separator.
  let separatorLength: Int
  /// The layout at the width of the view; nil if it was never needed or is out of date.
  var layout: ParagraphLayout?
  /// The identity of the paragraph's render node.
  let nodeID = NodeID.make()

  init(_ text: String, runs: [AttributeRun], length: Int) {
    self.text = text
    self.runs = runs
    self.length = length
    let last = text.last
    separatorLength = last.map { $0.isNewline ? $0.utf16.count : 0 } ?? 0
  }

  /// True if the line separator is a carriage return and a line feed.
  var endsWithPair: Bool { separatorLength == 2 }

  /// The text without the line separator.
  var content: Substring { separatorLength > 0 ? text.dropLast() : text[...] }

  /// The number of UTF-16 units without the line separator.
  var contentLength: Int { length - separatorLength }

  /// True if an edit at the start of the next paragraph may change this one: it is a part of a longer paragraph, or the
  /// next unit may complete its separator.
  var isOpen: Bool { separatorLength == 0 || text.utf8.last == 0x0D }
}
