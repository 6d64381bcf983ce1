import Expectations
import Foundation
import Testing

@testable import Launcher

@Suite struct AppInfoTests {
  private let folder: HandOverTests.Folder

  init() throws { folder = try HandOverTests.Folder() }

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
  }

  private func info(_ program: String = "Stand") throws -> AppInfo {
    try AppInfo(executable: URL(fileURLWithPath: folder.path + "/" + program))
  }

  @Test("without an Info.plist the app has its program's name")
  func none() throws {
    let info = try info()
    #expect(info.propertyList == nil)
    expectEqual(info.name, "Stand")
    expectEqual(info.identifier, "Stand")
    expectEqual(info.urlSchemes, [])
  }

  @Test("an Info.plist gives the name, the identifier and distinct URL schemes")
  func values() throws {
    try write(
      """
      {CFBundleName="Stand"; CFBundleDisplayName="Fruit Stand"; CFBundleIdentifier="org.example.stand";
      CFBundleURLTypes=({CFBundleURLSchemes=("Stand","fruit");},{CFBundleURLName="none";},
      {CFBundleURLSchemes=("FRUIT","x-1+2.3");});}
      """, "Info.plist")
    let info = try info()
    expectEqual(info.name, "Fruit Stand")
    expectEqual(info.identifier, "org.example.stand")
    expectEqual(info.urlSchemes, ["stand", "fruit", "x-1+2.3"])
  }

  @Test("programs in one folder each use their own Info.plist")
  func shared() throws {
    try write("{CFBundleName=First;}", "One-Info.plist")
    try write("{CFBundleName=Second; CFBundleExecutable=Two;}", "Info.plist")
    try expectEqual(info("One").name, "First")
    try expectEqual(info("Two").name, "Second")
    try expectEqual(info("Three").name, "Three")
  }

  @Test("an unreadable Info.plist throws an error", arguments: ["<plist", "(a, b)", "\u{0}\u{1}"])
  func unreadable(text: String) throws {
    try write(text, "Info.plist")
    #expect(throws: AppInfoError.self) { try info() }
  }
}
