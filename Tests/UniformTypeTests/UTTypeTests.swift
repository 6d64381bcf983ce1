import Expectations
import Foundation
import Testing

@testable import PergolaUniformTypeIdentifiers

@Suite("Uniform types")
struct UTTypeTests {
  @Test("Every supertype of a declaration is declared, and no type belongs to itself")
  func hierarchy() {
    for declaration in TypeDeclaration.all {
      for supertype in declaration.supertypes {
        #expect(TypeDeclaration.declaration(of: supertype) != nil, "\(declaration.identifier): \(supertype)")
      }
      let type = UTType(system: declaration.identifier)
      #expect(!type.supertypes.contains(type))
      expectEqual(declaration.extensions, declaration.extensions.map { $0.lowercased() })
    }
    expectEqual(Set(TypeDeclaration.all.map(\.identifier)).count, TypeDeclaration.all.count)
  }

  @Test("Types are found by extension, MIME type and identifier, without regard to case")
  func lookup() {
    expectEqual(UTType(filenameExtension: "PNG"), .png)
    expectEqual(UTType(filenameExtension: "jpg"), .jpeg)
    expectEqual(UTType(mimeType: "Text/HTML; charset=utf-8"), .html)
    expectEqual(UTType("PUBLIC.json"), .json)
    #expect(UTType("com.example.nothing") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "png") == nil)
  }

  @Test("Preferred tags are the first ones")
  func preferredTags() {
    expectEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    expectEqual(UTType.jpeg.preferredMIMEType, "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    expectEqual(UTType.jpeg.tags[.filenameExtension], ["jpeg", "jpg", "jpe"])
  }

  @Test("A type conforms to itself and to all that it belongs to, and is a subtype of the latter alone")
  func conformance() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.data.isSupertype(of: .png))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test("An unknown extension makes a dynamic type, which comes back from its identifier")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "Pergola", conformingTo: .text))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    expectEqual(type.preferredFilenameExtension, "pergola")
    #expect(type.conforms(to: .text))
    expectEqual(UTType(type.identifier), type)
    expectEqual(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic, true)
    #expect(UTType("dyn.e.zz.") == nil)
  }

  @Test("A type is encoded as its identifier, and an unknown one is refused")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    expectEqual(String(decoding: data, as: UTF8.self), #"["com.adobe.pdf"]"#)
    try expectEqual(JSONDecoder().decode([UTType].self, from: data), [.pdf])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["x.y"]"#.utf8)) }
  }
}
