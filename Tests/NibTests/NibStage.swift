import Foundation
import PergolaDiagnostics
import Stage
import Testing
import UIKit

/// The files that the tests read.
enum Fixture {
  /// The folder of a bundle with storyboards and nibs.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/App.bundle")

  static var bundle: Bundle {
    guard let bundle = Bundle(url: folder) else { fatalError("\(folder.path) is not a bundle") }
    return bundle
  }

  /// The content of a nib with objects.
  static func nib(_ objects: String, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  /// The content of a storyboard with scenes.
  static func storyboard(_ scenes: [String], initial: String = "") -> Data {
    let all = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>
      \(all.joined(separator: "\n"))
      </scenes>
      </document>
      """.utf8)
  }
}

/// Makes the objects of a nib.
@MainActor
func objects(_ xml: String, owner: NSObject? = nil, resources: String = "") -> [Any] {
  UINib(data: Fixture.nib(xml, resources: resources), bundle: Fixture.bundle).instantiate(withOwner: owner)
}

/// Makes the one object of a nib.
@MainActor
func object<Object>(_ xml: String, owner: NSObject? = nil, resources: String = "") -> Object {
  let made = objects(xml, owner: owner, resources: resources)
  guard made.count == 1, let object = made[0] as? Object else { fatalError("not one \(Object.self): \(made)") }
  return object
}

/// A storyboard of scenes, in a bundle of its own.
///
/// - Parameter keepsFolder: True if the file is read again, for a reference.
@MainActor
func storyboard(_ scenes: String..., initial: String = "", keepsFolder: Bool = false) throws -> UIStoryboard {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "nibs-\(UUID().uuidString).bundle")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { if !keepsFolder { try? FileManager.default.removeItem(at: folder) } }
  try Fixture.storyboard(scenes, initial: initial).write(to: folder.appending(path: "Main.storyboard"))
  let bundle = try #require(Bundle(url: folder))
  return UIStoryboard(name: "Main", bundle: bundle)
}
