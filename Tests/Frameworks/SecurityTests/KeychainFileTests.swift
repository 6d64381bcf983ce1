import Expectations
import Foundation
import PergolaSecurity
import PergolaSystem
import Testing

@Suite("The file of a keychain")
struct KeychainFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func open(_ folder: URL) -> KeychainStage { KeychainStage(System(.live(folder: folder))) }

  @Test("Items outlive the process, in a file that only its owner can read")
  func storage() throws {
    try withFolder { folder in
      let first = open(folder)
      expectEqual(first.add(password("a", data: "x", [kSecAttrGeneric: Data([1])])), errSecSuccess)
      expectEqual(first.add(password("b")), errSecSuccess)
      expectEqual(first.delete(password("b")), errSecSuccess)
      let second = open(folder)
      expectEqual(second.copy(password("a", [kSecReturnData: true])).value as? Data, Data("x".utf8))
      expectEqual(second.system.keychain.items, first.system.keychain.items)
      expectEqual(second.add(password("a")), errSecDuplicateItem)
      let path = folder.appendingPathComponent("Keychain.json").path
      expectEqual(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o600)
    }
  }

  @Test("A call that fails leaves the file as it was")
  func failure() throws {
    try withFolder { folder in
      let keychain = open(folder)
      expectEqual(keychain.add(password("a")), errSecSuccess)
      let file = folder.appendingPathComponent("Keychain.json")
      let before = try Data(contentsOf: file)
      expectEqual(keychain.add(password("a")), errSecDuplicateItem)
      expectEqual(keychain.update(password("a"), [kSecAttrServer: "h"]), errSecNoSuchAttr)
      expectEqual(try Data(contentsOf: file), before)
    }
  }

  @Test(
    "A corrupt file is set aside, and the keychain begins empty",
    arguments: ["", "{", "{\"version\":1}", "[]", "{\"version\":1,\"nextID\":1,\"items\":[{}]}"])
  func corruption(text: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Keychain.json"))
      let keychain = open(folder)
      expectEqual(keychain.copy(password("a")).status, errSecItemNotFound)
      expectEqual(keychain.add(password("a")), errSecSuccess)
      let aside = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("corrupt") }
      expectEqual(aside.count, 1)
      expectEqual(try Data(contentsOf: folder.appendingPathComponent(aside[0])), Data(text.utf8))
    }
  }

  @Test("A file of a newer version is left alone, and nothing is available")
  func newerVersion() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Keychain.json")
      let content = Data("{\"version\":2,\"vault\":true}".utf8)
      try content.write(to: file)
      let keychain = open(folder)
      expectEqual(keychain.add(password("a")), errSecNotAvailable)
      expectEqual(keychain.copy(password("a")).status, errSecNotAvailable)
      keychain.system.keychain.removeAll()
      expectEqual(try Data(contentsOf: file), content)
    }
  }

  @Test("A folder that can't be written is an error of input and output, and changes nothing")
  func unwritable() throws {
    try withFolder { folder in
      try Data().write(to: folder)
      let keychain = open(folder)
      expectEqual(keychain.add(password("a")), errSecNotAvailable)
    }
  }
}
