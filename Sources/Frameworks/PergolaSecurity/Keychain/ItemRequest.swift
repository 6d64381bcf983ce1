import Foundation
import PergolaCoreFoundation
import PergolaSystem

/// A result of the keychain that is not success.
struct KeychainFailure: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }
}

/// A dictionary that an app passes to the keychain, read.
struct ItemRequest {
  /// The results that are asked for.
  struct Wishes: OptionSet {
    let rawValue: Int
    static let data = Wishes(rawValue: 1)
    static let attributes = Wishes(rawValue: 2)
    static let reference = Wishes(rawValue: 4)
    static let persistentReference = Wishes(rawValue: 8)
  }

  /// The choice what happens if an item needs a prompt.
  enum Interaction { case allowed, failing, skipping }

  private(set) var itemClass: ItemClass?
  private(set) var attributes: [String: AttributeValue] = [:]
  /// True if items count that are synchronized, and those that are not.
  private(set) var matchesAnySynchronization = false
  private(set) var data: Data?
  private(set) var object: (any KeychainObject)?
  private(set) var persistentReference: Data?
  private(set) var wishes: Wishes = []
  /// The largest number of results; nil if it is not said.
  private(set) var limit: Int?
  private(set) var accessControl: SecAccessControl?
  private(set) var interaction = Interaction.allowed
  private(set) var prompt: String?
  private(set) var context: (any AuthenticatedContext)?

  /// Reads a dictionary.
  ///
  /// - Throws: `errSecParam` for a value of the wrong type, and `errSecNoSuchAttr` for a key that the class doesn't have.
  init(_ dictionary: CFDictionary, itemClass given: ItemClass? = nil) throws {
    var rest: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { throw KeychainFailure(errSecParam) }
      rest[key] = value
    }
    itemClass = given
    if let value = rest.removeValue(forKey: "class") {
      guard let name = value as? String, let itemClass = ItemClass(rawValue: name) else {
        throw KeychainFailure(errSecParam)
      }
      self.itemClass = itemClass
    }
    if let value = rest.removeValue(forKey: "v_Ref") {
      guard let object = value as? any KeychainObject, itemClass ?? object.itemClass == object.itemClass else {
        throw KeychainFailure(errSecParam)
      }
      self.object = object
      itemClass = object.itemClass
    }
    for (key, value) in rest where try !readControl(key, value) { try readAttribute(key, value) }
  }

  /// Reads a key that is not an attribute. Returns false if it is one.
  private mutating func readControl(_ key: String, _ value: Any) throws -> Bool {
    switch key {
    case "r_Data": try wish(.data, value)
    case "r_Attributes": try wish(.attributes, value)
    case "r_Ref": try wish(.reference, value)
    case "r_PersistentRef": try wish(.persistentReference, value)
    case "v_Data": data = try cast(value)
    case "v_PersistentRef": persistentReference = try cast(value)
    case "accc": accessControl = try cast(value)
    case "m_Limit": limit = try Self.limit(value)
    case "u_OpPrompt": prompt = try cast(value)
    case "u_AuthUI": interaction = try Self.interaction(value)
    case "u_NoAuthUI": if try flag(value) { interaction = .failing }
    case "u_AuthCtx": context = try cast(value)
    case "nleg": _ = try flag(value)
    case "sync" where value as? String == "syna": matchesAnySynchronization = true
    default: return false
    }
    return true
  }

  private mutating func readAttribute(_ key: String, _ value: Any) throws {
    // Without a class, an item is found by its reference, which needs no attributes.
    guard let kind = itemClass?.kind(of: key) else { throw KeychainFailure(errSecNoSuchAttr) }
    guard let attribute = AttributeValue(value, kind: kind) else { throw KeychainFailure(errSecParam) }
    if key == "pdmn", !Self.accessibilities.contains(attribute) { throw KeychainFailure(errSecParam) }
    attributes[key] = attribute
  }

  private static let accessibilities = Set(
    ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"].map { AttributeValue.text($0) })

  private mutating func wish(_ wish: Wishes, _ value: Any) throws {
    if try flag(value) { wishes.insert(wish) }
  }

  private func flag(_ value: Any) throws -> Bool { try cast(value, to: NSNumber.self).boolValue }

  private func cast<Value>(_ value: Any, to type: Value.Type = Value.self) throws -> Value {
    guard let value = value as? Value else { throw KeychainFailure(errSecParam) }
    return value
  }

  private static func limit(_ value: Any) throws -> Int {
    switch value as? String {
    case "m_LimitOne": return 1
    case "m_LimitAll": return .max
    default:
      guard let number = value as? NSNumber, number.intValue > 0 else { throw KeychainFailure(errSecParam) }
      return number.intValue
    }
  }

  private static func interaction(_ value: Any) throws -> Interaction {
    switch value as? String {
    case "u_AuthUIA": return .allowed
    case "u_AuthUIF": return .failing
    case "u_AuthUIS": return .skipping
    default: throw KeychainFailure(errSecParam)
    }
  }
}
