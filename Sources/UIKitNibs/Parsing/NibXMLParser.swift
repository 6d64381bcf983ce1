import Foundation
import FoundationXML

/// Parses the XML of a nib, or of one scene of a storyboard, into elements.
///
/// Documents that declare a type or entities are refused before they are parsed, and so is what is too large or too
/// deep: no file makes the parser expand, load or recurse without bounds.
final class NibXMLParser: NSObject, XMLParserDelegate {
  /// The most bytes of a file. The largest storyboards that people write have a few megabytes.
  static let mostBytes = 64 << 20
  private static let mostDepth = 200
  private static let mostElements = 1_000_000

  private let file: String
  private let lineOffset: Int
  private var stack: [NibElement] = []
  private var root: NibElement?
  private var count = 0
  private var fault: NibFault?

  private init(file: String, lineOffset: Int) {
    self.file = file
    self.lineOffset = lineOffset
  }

  /// Parses a document, or an element of one.
  ///
  /// - Parameters:
  ///   - file: The name for messages.
  ///   - lineOffset: The number of lines in front of the data.
  static func parse(_ data: Data, file: String, lineOffset: Int = 0) throws(NibFault) -> NibElement {
    try refuseUnboundedContent(data, file: file)
    let delegate = NibXMLParser(file: file, lineOffset: lineOffset)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWhole = parser.parse()
    if let fault = delegate.fault { throw fault }
    guard isWhole, parser.parserError == nil, delegate.stack.isEmpty, let root = delegate.root else {
      throw NibFault(
        file: file, line: lineOffset + max(1, parser.lineNumber),
        reason: "the XML is broken: \(delegate.reason(of: parser)), at column \(parser.columnNumber)")
    }
    return root
  }

  /// Throws if the data is too large or declares a document type, which nibs never do.
  static func refuseUnboundedContent(_ data: Data, file: String) throws(NibFault) {
    if data.count > mostBytes {
      throw NibFault(
        file: file, line: nil,
        reason: "the file has \(data.count >> 20) MB; nibs and storyboards have \(mostBytes >> 20) MB at most")
    }
    for mark in ["<!DOCTYPE", "<!ENTITY"] {
      guard let position = data.firstPosition(of: mark, in: 0..<data.count) else { continue }
      let line = data.lineBreaks(inFirst: position) + 1
      throw NibFault(
        file: file, line: line, reason: "\(mark) is refused: nibs and storyboards declare no types or entities")
    }
  }

  private func reason(of parser: XMLParser) -> String {
    guard let error = parser.parserError else {
      return stack.last.map { "<\($0.tag)> does not end" } ?? "the document is empty"
    }
    return "\((error as NSError).localizedDescription)"
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let line = lineOffset + max(1, parser.lineNumber)
    count += 1
    if stack.count >= Self.mostDepth || count > Self.mostElements {
      fault = NibFault(
        file: file, line: line,
        reason: stack.count >= Self.mostDepth
          ? "more than \(Self.mostDepth) elements are inside one another"
          : "there are more than \(Self.mostElements) elements")
      return parser.abortParsing()
    }
    let element = NibElement(tag: elementName, attributes: attributeDict, line: line)
    stack.last?.append(element)
    if root == nil { root = element }
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    if stack.popLast()?.tag == elementName { return }
    fault = NibFault(
      file: file, line: lineOffset + max(1, parser.lineNumber),
      reason: "the XML is broken: </\(elementName)> ends no element that is open")
    parser.abortParsing()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }
}
