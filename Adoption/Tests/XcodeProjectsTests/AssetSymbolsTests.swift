import Foundation
import Testing

@testable import XcodeProjects

@Suite("Names of assets in Swift")
struct AssetSymbolsTests {
  @Test(
    "names are those that Xcode makes",
    arguments: [
      ("AccentColor", "accent"), ("bubble-chat", "bubbleChat"), ("cat_image", "catImage"), ("Color", "color"),
      ("primary-30%", "primary30"), ("Light Text Color", "lightText"), ("tabbarUnselectedColor", "tabbarUnselected"),
      ("primaryColour", "primaryColour"), ("default", "`default`"), ("QR-Code Icon", "qrCodeIcon"), ("DPad", "dPad"),
      ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("iTunesArtwork", "iTunesArtwork"), ("BtnA", "btnA"),
      ("2ed", "_2Ed"), ("10n", "_10N"), ("16_9", "_16_9"), ("0b3b21ff", "_0B3B21Ff"),
      ("golden-logo-1024", "goldenLogo1024"),
      ("optionIcon_0", "optionIcon0"), ("Grüne Äpfel", "grüneÄpfel"),
    ])
  func names(name: String, expected: String) { #expect(AssetNames.member(name, leavingOut: "Color") == expected) }

  @Test("the word Image is left out of the names of images only")
  func suffixes() {
    #expect(AssetNames.member("cat_image", leavingOut: "Image") == "cat")
    #expect(AssetNames.member("ControllerImage", leavingOut: "Image") == "controller")
    #expect(AssetNames.member("Image", leavingOut: "Image") == "image")
    #expect(AssetNames.member("%", leavingOut: "Image") == nil)
    #expect(AssetNames.namespace("my icons") == "MyIcons")
  }

  private func symbols(_ files: [String: String], hasExtensions: Bool) throws -> (String, [String]) {
    let folder = try TemporaryFolder(files)
    let list = AssetList([folder.url.appending(path: "A.xcassets")])
    return (AssetSymbols(list, hasExtensions: hasExtensions).text, list.warnings)
  }

  private static let files = [
    "A.xcassets/AccentColor.colorset/Contents.json": "", "A.xcassets/red.colorset/Contents.json": "",
    "A.xcassets/Group/Logo.imageset/Contents.json": "", "A.xcassets/leaf.symbolset/Contents.json": "",
    "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "A.xcassets/Icons/Back \"1\".imageset/Contents.json": "", "A.xcassets/AppIcon.appiconset/Contents.json": "",
  ]

  @Test("images and colours are constants of the resources, in the namespaces of their groups")
  func resources() throws {
    let (text, warnings) = try symbols(Self.files, hasExtensions: false)
    #expect(
      text.contains(
        """
          extension UIKit.ImageResource {
            static let leaf = UIKit.ImageResource(name: "leaf", bundle: _PergolaTarget.bundle)
            static let logo = UIKit.ImageResource(name: "Logo", bundle: _PergolaTarget.bundle)
            enum Icons {
              static let back1 = UIKit.ImageResource(name: "Icons/Back \\"1\\"", bundle: _PergolaTarget.bundle)
            }
          }
        """))
    #expect(text.contains("static let accent = UIKit.ColorResource(name: \"AccentColor\""))
    #expect(!text.contains("extension UIKit.UIColor") && !text.contains("AppIcon"))
    #expect(warnings.isEmpty)
  }

  @Test("extensions have the members that the original's types lack")
  func extensions() throws {
    let (text, _) = try symbols(Self.files, hasExtensions: true)
    #expect(text.contains("static var accent: UIKit.UIColor {"))
    #expect(text.contains("static var logo: UIKit.UIImage {"))
    #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    #expect(text.contains("static let red = UIKit.ColorResource") && !text.contains("static var red"))
  }

  @Test("of two assets with one name in Swift the first has it, and both are named")
  func clash() throws {
    let (text, warnings) = try symbols(
      ["A.xcassets/a-b.imageset/Contents.json": "", "A.xcassets/a_b.imageset/Contents.json": ""], hasExtensions: false)
    #expect(text.contains("\"a-b\"") && !text.contains("\"a_b\""))
    #expect(warnings.count == 1 && warnings[0].contains("“a-b” and “a_b”"))
  }
}
