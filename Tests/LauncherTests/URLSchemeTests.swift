import Expectations
import Foundation
import Testing

@testable import Launcher

@Suite struct URLSchemeTests {
  private let folder: HandOverTests.Folder

  init() throws { folder = try HandOverTests.Folder() }

  private func info(_ program: String, _ propertyList: String) throws -> AppInfo {
    try propertyList.write(toFile: folder.path + "/Info.plist", atomically: true, encoding: .utf8)
    return try AppInfo(executable: URL(fileURLWithPath: folder.path + "/" + program))
  }

  @Test("special characters in paths and names are quoted")
  func quoting() throws {
    let app = try info(
      #"My "App" $HOME `x` 100%\"#, #"{CFBundleDisplayName="Two\nExec=evil\\"; CFBundleIdentifier="a/b c";}"#)
    let entry = DesktopEntry(app: app, schemes: ["stand", "fruit"])
    expectEqual(entry.fileName, "pergola-a-b-c.desktop")
    expectEqual(
      entry.text,
      #"""
      [Desktop Entry]
      Type=Application
      Name=Two\nExec=evil\\
      Exec="\#(folder.path)/My \\"App\\" \\$HOME \\`x\\` 100%%\\\\" --open %u
      Terminal=true
      MimeType=x-scheme-handler/stand;x-scheme-handler/fruit;

      """#)
  }

  @Test(
    "setting a default changes only the lines of that type",
    arguments: [
      ("", "[Default Applications]\nt/a=new.desktop\n"),
      ("[Added Associations]\nt/a=x\n", "[Added Associations]\nt/a=x\n\n[Default Applications]\nt/a=new.desktop\n"),
      (
        "# mine\n[Default Applications]\nt/b=b\nt/a = old;older\n\n[Removed Associations]\nt/a=y\n",
        "# mine\n[Default Applications]\nt/b=b\nt/a=new.desktop\n\n[Removed Associations]\nt/a=y\n"
      ),
      (
        "[Default Applications]\nt/b=b\n[Other]\nt/a=z",
        "[Default Applications]\nt/a=new.desktop\nt/b=b\n[Other]\nt/a=z\n"
      ),
    ])
  func associations(old: String, new: String) {
    var associations = TypeAssociations(old)
    associations.setDefault("new.desktop", for: "t/a")
    expectEqual(associations.text, new)
    associations.setDefault("new.desktop", for: "t/a")
    expectEqual(associations.text, new)
  }

  @Test("a linked list stays a link, and an unreadable one is not written")
  func personsOwn() throws {
    let app = try info("Stand", "{CFBundleURLTypes=({CFBundleURLSchemes=(stand);});}")
    let environment = ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path]
    let list = folder.path + "/mimeapps.list"
    try "[Default Applications]\ntext/plain=editor.desktop\n".write(
      toFile: folder.path + "/real", atomically: true, encoding: .utf8)
    symlink(folder.path + "/real", list)
    _ = try URLSchemeRegistration(app: app, environment: environment).register()
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: list), folder.path + "/real")
    let text = try String(contentsOfFile: list, encoding: .utf8)
    #expect(text.contains("text/plain=editor.desktop\n"))
    #expect(text.contains("x-scheme-handler/stand=pergola-Stand.desktop"))

    try Data([0xFF, 0xFE, 0xFD]).write(to: URL(fileURLWithPath: folder.path + "/real"))
    #expect(throws: URLSchemeError.self) { try URLSchemeRegistration(app: app, environment: environment).register() }
    try expectEqual(Data(contentsOf: URL(fileURLWithPath: list)), Data([0xFF, 0xFE, 0xFD]))
  }

  @Test("a URL scheme that another app registered is left to it unless forced")
  func takenScheme() throws {
    let app = try info("Stand", "{CFBundleURLTypes=({CFBundleURLSchemes=(stand);});}")
    let environment = ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path]
    let list = folder.path + "/mimeapps.list"
    let entry = folder.path + "/data/applications/pergola-Stand.desktop"
    let old = "[Default Applications]\nx-scheme-handler/stand=other.desktop;\n"
    try old.write(toFile: list, atomically: true, encoding: .utf8)
    let registration = try URLSchemeRegistration(app: app, environment: environment)
    #expect(throws: URLSchemeError.taken(["stand: (other.desktop)"])) { try registration.register() }
    try expectEqual(String(contentsOfFile: list, encoding: .utf8), old)
    #expect(!FileManager.default.fileExists(atPath: entry))
    _ = try registration.register(force: true)
    let forced = "[Default Applications]\nx-scheme-handler/stand=pergola-Stand.desktop\n"
    try expectEqual(String(contentsOfFile: list, encoding: .utf8), forced)
    #expect(FileManager.default.fileExists(atPath: entry))
    _ = try registration.register()
    try expectEqual(String(contentsOfFile: list, encoding: .utf8), forced)
  }

  @Test("the schemes that no other app registered are registered all the same")
  func partlyTakenSchemes() throws {
    let app = try info("Stand", "{CFBundleURLTypes=({CFBundleURLSchemes=(stand, fruit);});}")
    let environment = ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path]
    let list = folder.path + "/mimeapps.list"
    try "[Default Applications]\nx-scheme-handler/stand=other.desktop\n".write(
      toFile: list, atomically: true, encoding: .utf8)
    let message = try URLSchemeRegistration(app: app, environment: environment).register()
    #expect(message.contains("Stand opens fruit: from now on"))
    #expect(message.contains("stand: (other.desktop)"))
    let text = try String(contentsOfFile: list, encoding: .utf8)
    #expect(text.contains("x-scheme-handler/stand=other.desktop\n"))
    #expect(text.contains("x-scheme-handler/fruit=pergola-Stand.desktop\n"))
  }

  @Test("unregistering removes the app's entry and its defaults, and leaves those of other apps")
  func unregistering() throws {
    let app = try info("Stand", "{CFBundleURLTypes=({CFBundleURLSchemes=(stand);});}")
    let environment = ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path]
    let list = folder.path + "/mimeapps.list"
    let others = "[Default Applications]\ntext/plain=editor.desktop\n"
    try others.write(toFile: list, atomically: true, encoding: .utf8)
    let registration = try URLSchemeRegistration(app: app, environment: environment)
    _ = try registration.register()
    #expect(try registration.unregister().contains("no longer registered"))
    try expectEqual(String(contentsOfFile: list, encoding: .utf8), others)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data/applications/pergola-Stand.desktop"))
    #expect(try registration.unregister().contains("was not registered"))
    try expectEqual(String(contentsOfFile: list, encoding: .utf8), others)
  }

  @Test(
    "removing a default changes only the app's own part of the lines",
    arguments: [
      ("[Default Applications]\nt/a=new.desktop\nt/b=b\n", "[Default Applications]\nt/b=b\n"),
      ("[Default Applications]\nt/a = new.desktop;older;\n", "[Default Applications]\nt/a=older\n"),
      (
        "[Added Associations]\nt/a=new.desktop\n\n[Default Applications]\n# t/a=new.desktop\nt/c=new.desktop\n",
        "[Added Associations]\nt/a=new.desktop\n\n[Default Applications]\n# t/a=new.desktop\n"
      ),
    ])
  func removedAssociations(old: String, new: String) {
    var associations = TypeAssociations(old)
    let isChanged = associations.removeDefault("new.desktop")
    #expect(isChanged)
    expectEqual(associations.text, new)
    let isChangedAgain = associations.removeDefault("new.desktop")
    #expect(!isChangedAgain)
    expectEqual(associations.text, new)
  }

  @Test("an invalid URL scheme is refused", arguments: ["1a", "a b", "a:", "é", "-", "a/../b", "\u{1}"])
  func invalidScheme(scheme: String) throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleURLTypes": [["CFBundleURLSchemes": ["fine", scheme]]]], format: .binary, options: 0)
    try list.write(to: URL(fileURLWithPath: folder.path + "/Info.plist"))
    let app = try AppInfo(executable: URL(fileURLWithPath: folder.path + "/Stand"))
    #expect(throws: URLSchemeError.self) { try URLSchemeRegistration(app: app, environment: [:]) }
  }
}
