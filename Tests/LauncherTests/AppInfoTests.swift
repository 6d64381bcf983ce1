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

  @Test("without an Info.plist the app is called as its program")
  func none() throws {
    let info = try info()
    #expect(info.propertyList == nil)
    #expect(info.name == "Stand" && info.identifier == "Stand" && info.urlSchemes == [])
  }

  @Test("an Info.plist says the name, the identifier and the schemes, each once")
  func values() throws {
    try write(
      """
      {CFBundleName="Stand"; CFBundleDisplayName="Fruit Stand"; CFBundleIdentifier="org.example.stand";
      CFBundleURLTypes=({CFBundleURLSchemes=("Stand","fruit");},{CFBundleURLName="none";},
      {CFBundleURLSchemes=("FRUIT","x-1+2.3");});}
      """, "Info.plist")
    let info = try info()
    #expect(info.name == "Fruit Stand" && info.identifier == "org.example.stand")
    #expect(info.urlSchemes == ["stand", "fruit", "x-1+2.3"])
  }

  @Test("of programs that share a folder each has its own, and one of another's is not taken")
  func shared() throws {
    try write("{CFBundleName=First;}", "One-Info.plist")
    try write("{CFBundleName=Second; CFBundleExecutable=Two;}", "Info.plist")
    #expect(try info("One").name == "First")
    #expect(try info("Two").name == "Second")
    #expect(try info("Three").name == "Three")
  }

  @Test("one that cannot be read is told of", arguments: ["<plist", "(a, b)", "\u{0}\u{1}"])
  func unreadable(text: String) throws {
    try write(text, "Info.plist")
    #expect(throws: AppInfoError.self) { try info() }
  }
}
