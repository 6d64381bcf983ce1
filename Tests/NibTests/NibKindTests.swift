import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitNibs

/// The list of the classes that nibs describe.
@MainActor @Suite("Classes of nibs")
struct NibKindTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// The names of the classes that have a coder set their properties, in the sources.
  private static func decodingClasses() throws -> Set<String> {
    var names: Set<String> = []
    for module in ["UIKitCore", "UIKitLists"] {
      let folder = sources.appending(path: module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /decodeProperties\(of: self, declaredBy: (\w+)\.self\)/) {
          names.insert(String(match.1))
        }
      }
    }
    return names
  }

  @Test("each class whose initializer reads a nib is in the list")
  func completeness() throws {
    let listed = Set(NibKind.all.map { "\($0.type)" })
    let decoding = try Self.decodingClasses()
    #expect(decoding.count > 40)
    expectEqual(decoding.subtracting(listed), [])
  }

  @Test("each class that reads properties with an initializer asks for them itself")
  func initializers() throws {
    let decoding = try Self.decodingClasses()
    // Gesture recognizers are made without a coder, and get their properties afterwards.
    let others = NibKind.all.filter { $0.decode != nil && !($0.type is UIGestureRecognizer.Type) }
    expectEqual(Set(others.map { "\($0.type)" }).subtracting(decoding), [])
  }

  @Test("no tag stands for two classes, and no class has two lines")
  func uniqueness() {
    let tags = NibKind.all.flatMap(\.tags)
    expectEqual(Set(tags).count, tags.count)
    let types = NibKind.all.filter { !$0.isForeign }.map { ObjectIdentifier($0.type) }
    expectEqual(Set(types).count, types.count)
  }

  @Test("each tag makes an object of its class")
  func tags() throws {
    for kind in NibKind.all {
      for tag in kind.tags {
        let object = try #require(objects("<\(tag) id=\"a\"/>").first as? NSObject)
        #expect(type(of: object) == kind.type, "\(tag)")
      }
    }
  }
}
