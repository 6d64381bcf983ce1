import Expectations
import Foundation
import PergolaSecurity
import PergolaSystem
import Testing

@Suite("The keychain")
struct KeychainTests {
  private let keychain = KeychainStage()

  @Test("Add, add again, update, copy, delete, copy")
  func example() {
    expectEqual(keychain.add(password("a", data: "x")), errSecSuccess)
    expectEqual(keychain.add(password("a", data: "x")), errSecDuplicateItem)
    expectEqual(keychain.update(password("a"), [kSecValueData: Data("y".utf8)]), errSecSuccess)
    let copied = keychain.copy(password("a", [kSecReturnData: true]))
    expectEqual(copied.status, errSecSuccess)
    expectEqual(copied.value as? Data, Data("y".utf8))
    expectEqual(keychain.delete(password("a")), errSecSuccess)
    expectEqual(keychain.copy(password("a", [kSecReturnData: true])).status, errSecItemNotFound)
  }

  @Test("Two systems have two keychains")
  func systems() {
    expectEqual(keychain.add(password("a")), errSecSuccess)
    expectEqual(KeychainStage().copy(password("a")).status, errSecItemNotFound)
  }

  @Test("The calls compile and work as apps write them")
  func spellings() {
    keychain.system.perform {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "s",
        kSecAttrAccount as String: "a", kSecValueData as String: "x".data(using: .utf8)!,  // UTF-8 has all characters.
      ]
      var result: AnyObject?
      expectEqual(SecItemAdd(query as CFDictionary, &result), errSecSuccess)
      var search = query
      search[kSecValueData as String] = nil
      search[kSecMatchLimit as String] = kSecMatchLimitOne
      search[kSecReturnAttributes as String] = kCFBooleanTrue
      search[kSecReturnData as String] = kCFBooleanTrue!
      let status = withUnsafeMutablePointer(to: &result) {
        SecItemCopyMatching(search as CFDictionary, UnsafeMutablePointer($0))
      }
      expectEqual(status, errSecSuccess)
      let found = result as? [String: Any]
      expectEqual(found?[kSecValueData as String] as? Data, Data("x".utf8))
      expectEqual(found?[kSecAttrAccount as String] as? String, "a")
      let objects: [NSString: AnyObject] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "b" as AnyObject, kSecValueData: Data() as AnyObject,
      ]
      expectEqual(SecItemAdd(objects as CFDictionary, nil), errSecSuccess)
      let mutable = NSMutableDictionary()
      mutable[kSecClass as String] = kSecClassGenericPassword
      mutable.setObject("b", forKey: kSecAttrAccount as NSString)
      expectEqual(SecItemDelete(mutable), errSecSuccess)
    }
  }

  // MARK: Primary keys

  @Test("Missing key attributes count as empty, so two passwords without account and service collide")
  func missingKeys() {
    let bare: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
    expectEqual(keychain.add(bare), errSecSuccess)
    expectEqual(keychain.add(bare), errSecDuplicateItem)
    expectEqual(keychain.add(password("", service: "")), errSecDuplicateItem)
  }

  @Test("Generic data, label and comment are no part of the key: a query with them misses what Add calls a duplicate")
  func otherAttributes() {
    let generic: [CFString: Any] = [kSecAttrGeneric: Data("g".utf8), kSecAttrLabel: "l", kSecAttrComment: "c"]
    expectEqual(keychain.add(password("a")), errSecSuccess)
    expectEqual(keychain.add(password("a", generic)), errSecDuplicateItem)
    expectEqual(keychain.copy(password("a", generic)).status, errSecItemNotFound)
  }

  @Test(
    "Each attribute of the primary key of an internet password tells items apart",
    arguments: ["acct", "sdmn", "srvr", "ptcl", "atyp", "path", "agrp"])
  func internetKeys(attribute: String) {
    let item: [CFString: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrServer: "h"]
    expectEqual(keychain.add(item), errSecSuccess)
    expectEqual(keychain.add(item), errSecDuplicateItem)
    expectEqual(keychain.add(item.merging([attribute as NSString: "other"]) { $1 }), errSecSuccess)
    expectEqual(keychain.add(item.merging([kSecAttrPort: 443, attribute as NSString: "other"]) { $1 }), errSecSuccess)
    expectEqual(keychain.add(item.merging([kSecAttrLabel: "other"]) { $1 }), errSecDuplicateItem)
  }

  @Test("A synchronized item and one that is not are two items, and a query finds the second unless it asks for any")
  func synchronization() {
    expectEqual(keychain.add(password("a", data: "local")), errSecSuccess)
    expectEqual(keychain.add(password("a", data: "cloud", [kSecAttrSynchronizable: true])), errSecSuccess)
    func data(_ more: [CFString: Any]) -> [Data]? {
      keychain.copy(password("a", more.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]) { $1 }))
        .value as? [Data]
    }
    expectEqual(data([:]), [Data("local".utf8)])
    expectEqual(data([kSecAttrSynchronizable: kCFBooleanTrue!]), [Data("cloud".utf8)])
    expectEqual(data([kSecAttrSynchronizable: kSecAttrSynchronizableAny])?.count, 2)
    expectEqual(keychain.system.keychain.items.map(\.isSynchronizable), [false, true])
  }

  // MARK: Add

  @Test("An item without more is readable while unlocked, not synchronized, in the first group, of now, and empty")
  func defaults() {
    keychain.system.keychain.accessGroups = ["first", "second"]
    keychain.system.clock = { Date(timeIntervalSince1970: 7) }
    expectEqual(keychain.add(password("a")), errSecSuccess)
    let found =
      keychain.copy(password("a", [kSecReturnAttributes: true, kSecReturnData: true])).value as? [String: Any]
    expectEqual(found?["pdmn"] as? String, "ak")
    expectEqual(found?["sync"] as? Bool, false)
    expectEqual(found?["agrp"] as? String, "first")
    expectEqual(found?["cdat"] as? Date, Date(timeIntervalSince1970: 7))
    expectEqual(found?["mdat"] as? Date, Date(timeIntervalSince1970: 7))
    expectEqual(found?["v_Data"] as? Data, Data())
    expectEqual(found?["class"] as? String, "genp")
  }

  @Test("Add returns by the same table as Copy, and nil if nothing is asked")
  func addResults() {
    let (status, nothing) = keychain.addReturning(password("a", data: "x"))
    expectEqual(status, errSecSuccess)
    #expect(nothing == nil)
    let (_, data) = keychain.addReturning(password("b", data: "x", [kSecReturnData: true]))
    expectEqual(data as? Data, Data("x".utf8))
    let (_, attributes) = keychain.addReturning(password("c", data: "x", [kSecReturnAttributes: true]))
    expectEqual((attributes as? [String: Any])?["acct"] as? String, "c")
  }

  // MARK: Copy, update, delete

  @Test("Copy returns one item by default; Update and Delete act on all matches")
  func limits() {
    for account in ["a", "b", "c"] { expectEqual(keychain.add(password(account, data: account)), errSecSuccess) }
    let service: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "s"]
    func data(_ more: [CFString: Any]) -> AnyObject? {
      keychain.copy(service.merging(more) { $1 }.merging([kSecReturnData: true]) { $1 }).value
    }
    expectEqual(data([:]) as? Data, Data("a".utf8))
    expectEqual(data([kSecMatchLimit: kSecMatchLimitOne]) as? Data, Data("a".utf8))
    expectEqual(data([kSecMatchLimit: 2]) as? [Data], [Data("a".utf8), Data("b".utf8)])
    expectEqual((data([kSecMatchLimit: kSecMatchLimitAll]) as? [Data])?.count, 3)
    expectEqual(keychain.update(service, [kSecAttrLabel: "fruit"]), errSecSuccess)
    expectEqual(keychain.system.keychain.items.map(\.label), ["fruit", "fruit", "fruit"])
    expectEqual(keychain.delete(service), errSecSuccess)
    #expect(keychain.system.keychain.items.isEmpty)
  }

  @Test("An accessibility in a query chooses items")
  func accessibility() {
    let stricter: [CFString: Any] = [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]
    expectEqual(keychain.add(password("a", stricter)), errSecSuccess)
    expectEqual(keychain.copy(password("a", stricter)).status, errSecSuccess)
    expectEqual(
      keychain.copy(password("a", [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked])).status, errSecItemNotFound)
  }

  @Test("An item is found and removed by its persistent reference, without a class")
  func persistentReference() throws {
    let (_, reference) = keychain.addReturning(password("a", data: "x", [kSecReturnPersistentRef: true]))
    expectEqual(keychain.add(password("b")), errSecSuccess)
    let data = try #require(reference as? Data)
    let found = keychain.copy([kSecValuePersistentRef: data, kSecReturnData: true])
    expectEqual(found.value as? Data, Data("x".utf8))
    expectEqual(keychain.delete([kSecValuePersistentRef: data]), errSecSuccess)
    expectEqual(keychain.delete([kSecValuePersistentRef: data]), errSecItemNotFound)
    expectEqual(keychain.copy([kSecValuePersistentRef: Data("genp".utf8)]).status, errSecItemNotFound)
    expectEqual(keychain.system.keychain.items.map(\.account), ["b"])
  }

  @Test("Results have the shape that is asked for, for one item and for all")
  func shapes() {
    expectEqual(keychain.add(password("a", data: "x")), errSecSuccess)
    func one(_ keys: CFString...) -> AnyObject? {
      keychain.copy(password("a", Dictionary(uniqueKeysWithValues: keys.map { ($0, true) }))).value
    }
    func all(_ keys: CFString...) -> AnyObject? {
      var query = password("a", Dictionary(uniqueKeysWithValues: keys.map { ($0, true) }))
      query[kSecMatchLimit] = kSecMatchLimitAll
      return keychain.copy(query).value
    }
    #expect(one() == nil && all() == nil)
    #expect(one(kSecReturnData) is Data)
    #expect(all(kSecReturnData) is [Data])
    #expect((one(kSecReturnAttributes) as? [String: Any])?["v_Data"] == nil)
    expectEqual((all(kSecReturnAttributes) as? [[String: Any]])?.count, 1)
    #expect(one(kSecReturnPersistentRef) is Data)
    expectEqual((one(kSecReturnRef) as? [String: Any])?["acct"] as? String, "a")
    let several = one(kSecReturnAttributes, kSecReturnData, kSecReturnPersistentRef) as? [String: Any]
    #expect(several?["acct"] is String && several?["v_Data"] is Data && several?["v_PersistentRef"] is Data)
    let dataAndReference = one(kSecReturnData, kSecReturnPersistentRef) as? [String: Any]
    expectEqual(dataAndReference?.keys.sorted(), ["v_Data", "v_PersistentRef"])
  }

  @Test("Results can be cast to all types to which apps cast them")
  func casts() {
    expectEqual(keychain.add(password("a", data: "x")), errSecSuccess)
    let one = keychain.copy(password("a", [kSecReturnAttributes: true, kSecReturnData: true])).value
    expectEqual((one as? [AnyHashable: Any])?["acct"] as? String, "a")
    expectEqual((one as? [String: AnyObject])?["v_Data"] as? Data, Data("x".utf8))
    expectEqual((one as? NSDictionary)?["sync"] as? Bool, false)
    expectEqual((one as? CFDictionary)?.object(forKey: kSecAttrAccount) as? String, "a")
    let all = keychain.copy(password("a", [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll])).value
    expectEqual((all as? [[AnyHashable: Any]])?[0]["acct"] as? String, "a")
    expectEqual((all as? [[String: AnyObject]])?[0]["acct"] as? String, "a")
    expectEqual((all as? [NSDictionary])?[0]["acct"] as? String, "a")
    expectEqual((all as? NSArray)?.count, 1)
  }

  @Test("An update that would make two equal keys changes nothing")
  func updateCollision() {
    for account in ["a", "b"] { expectEqual(keychain.add(password(account, data: account)), errSecSuccess) }
    expectEqual(keychain.update(password("a"), [kSecAttrAccount: "b"]), errSecDuplicateItem)
    expectEqual(
      keychain.update([kSecClass: kSecClassGenericPassword], [kSecAttrAccount: "c"]), errSecDuplicateItem)
    expectEqual(keychain.system.keychain.items.map(\.account), ["a", "b"])
    expectEqual(keychain.update(password("a"), [kSecAttrAccount: "c"]), errSecSuccess)
    expectEqual(keychain.copy(password("a")).status, errSecItemNotFound)
    expectEqual(keychain.add(password("a")), errSecSuccess)
  }

  @Test("Add makes a date of creation, Update one of modification")
  func dates() {
    keychain.system.clock = { Date(timeIntervalSince1970: 1) }
    expectEqual(keychain.add(password("a")), errSecSuccess)
    keychain.system.clock = { Date(timeIntervalSince1970: 2) }
    expectEqual(keychain.update(password("a"), [kSecValueData: Data()]), errSecSuccess)
    let found = keychain.copy(password("a", [kSecReturnAttributes: true])).value as? [String: Any]
    expectEqual(found?["cdat"] as? Date, Date(timeIntervalSince1970: 1))
    expectEqual(found?["mdat"] as? Date, Date(timeIntervalSince1970: 2))
  }

  @Test("A query by account among 20,000 items takes at most twice as long as among 100")
  func speed() {
    func fastest(of count: Int) -> Duration {
      let keychain = KeychainStage()
      for number in 0..<count { _ = keychain.add(password("account \(number)", data: "x")) }
      let query = password("account \(count / 2)", [kSecReturnData: true])
      let clock = ContinuousClock()
      return (0..<20).map { _ in clock.measure { for _ in 0..<50 { _ = keychain.copy(query) } } }.min() ?? .zero
    }
    let ratio = fastest(of: 20_000) / fastest(of: 100)
    #expect(ratio <= 2, "\(ratio)")
  }
}
