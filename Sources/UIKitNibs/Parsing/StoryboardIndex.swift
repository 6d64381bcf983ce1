import Foundation

/// The positions of the scenes of a storyboard in its bytes, found without parsing them.
///
/// The tags around the scenes and those of the controllers are read; what is inside a controller is skipped. A scene is
/// parsed when its controller is made, so that a storyboard of many scenes opens in the time of one.
struct StoryboardIndex {
  /// A scene.
  struct Scene {
    /// The bytes from the beginning of `<scene` to the end of `</scene>`.
    var range: Range<Int>
  }

  private(set) var scenes: [Scene] = []
  /// The scenes of controllers, by the identifiers of the controllers in the file.
  private(set) var sceneOfController: [String: Int] = [:]
  /// The identifiers of the controllers in the file, by their storyboard identifiers.
  private(set) var controllers: [String: String] = [:]
  /// The identifier in the file of the initial controller.
  private(set) var initialController: String?
  /// The bytes of the element `resources`.
  private(set) var resources: Range<Int>?

  init(_ data: Data, file: String) throws(NibFault) {
    let bytes = Array(data)
    var scanner = TagScanner(bytes)
    var path: [String] = []
    var start = 0
    while let token = scanner.next() {
      switch token.kind {
      case .open, .empty:
        if path.isEmpty {
          let type = scanner.attribute("type", of: token) ?? ""
          guard token.name == "document", type.contains("CocoaTouch.Storyboard") else {
            throw NibFault(
              file: file, line: 1,
              reason: """
                a storyboard begins with <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">, not \
                with <\(token.name)\(type.isEmpty ? "" : " type=\"\(type)\"")>
                """)
          }
          initialController = scanner.attribute("initialViewController", of: token)
        } else if path.count == 2, path[1] == "scenes", token.name == "scene" {
          start = token.range.lowerBound
        } else if path.count == 1, token.name == "resources" {
          start = token.range.lowerBound
        } else if path.count == 4, path[2] == "scene", path[3] == "objects",
          let id = scanner.attribute("id", of: token)
        {
          sceneOfController[id] = scenes.count
          if let name = scanner.attribute("storyboardIdentifier", of: token) { controllers[name] = id }
        }
        guard token.kind == .open else { continue }
        path.append(token.name)
        if path.count == 5, path[3] == "objects", Self.isController(token.name),
          scanner.skip(to: "</scene>", in: data)
        {
          path.removeLast(2)
        }
      case .close:
        guard path.popLast() == token.name else { throw Self.broken(data, file) }
        if path.count == 2, token.name == "scene" { scenes.append(Scene(range: start..<token.range.upperBound)) }
        if path.count == 1, token.name == "resources" { resources = start..<token.range.upperBound }
      }
    }
    guard path.isEmpty, scanner.isWhole else { throw Self.broken(data, file) }
  }

  /// True for a controller or a reference to one. A scene has one of them, so that nothing behind it has to be indexed.
  private static func isController(_ tag: String) -> Bool {
    tag.hasSuffix("ontroller") || tag == "viewControllerPlaceholder"
  }

  /// The fault of a file whose tags don't match, as the parser describes it.
  private static func broken(_ data: Data, _ file: String) -> NibFault {
    do {
      _ = try NibXMLParser.parse(data, file: file)
    } catch {
      return error
    }
    return NibFault(file: file, line: nil, reason: "the XML is broken: its tags do not match")
  }
}
