import Foundation

/// The class of an item: its attributes, and those that tell items apart.
enum ItemClass: String, Codable, Sendable {
  case genericPassword = "genp"
  case internetPassword = "inet"
  case certificate = "cert"
  case key = "keys"
  /// A certificate with its key, which is not stored itself.
  case identity = "idnt"

  /// The attributes that tell items of the class apart, beside the group and the synchronization.
  var primaryKey: [String] {
    switch self {
    case .genericPassword: ["acct", "svce"]
    case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"]
    case .certificate: ["ctyp", "issr", "slnr"]
    case .key: ["kcls", "type", "klbl", "atag", "bsiz", "esiz"]
    case .identity: []
    }
  }

  /// The kind of an attribute; nil if the class doesn't have it.
  func kind(of attribute: String) -> AttributeValue.Kind? {
    Self.common[attribute] ?? own[attribute]
  }

  /// The value of an attribute of the primary key that an item doesn't have: missing counts as empty.
  func emptyValue(of attribute: String) -> AttributeValue {
    switch kind(of: attribute) {
    case .text, .code, nil: .text("")
    case .data: .data(Data())
    case .number: .number(0)
    case .date: .date(.distantPast)
    }
  }

  private static let common: [String: AttributeValue.Kind] = [
    "agrp": .text, "pdmn": .text, "sync": .number, "labl": .text, "cdat": .date, "mdat": .date, "vwht": .text,
    "tkid": .text,
  ]

  private static let passwords: [String: AttributeValue.Kind] = [
    "acct": .text, "desc": .text, "icmt": .text, "crtr": .number, "type": .number, "invi": .number, "nega": .number,
  ]

  private static let genericPasswords = passwords.merging(["svce": .text, "gena": .data]) { first, _ in first }

  private static let internetPasswords = passwords.merging([
    "sdmn": .text, "srvr": .text, "ptcl": .text, "atyp": .text, "port": .number, "path": .text,
  ]) { first, _ in first }

  private static let certificates: [String: AttributeValue.Kind] = [
    "subj": .data, "issr": .data, "slnr": .data, "skid": .data, "pkhh": .data, "ctyp": .number, "cenc": .number,
  ]

  private static let keys: [String: AttributeValue.Kind] = [
    "kcls": .code, "klbl": .data, "atag": .data, "perm": .number, "snsv": .number, "extr": .number, "type": .code,
    "bsiz": .number, "esiz": .number, "encr": .number, "decr": .number, "drve": .number, "sign": .number,
    "vrfy": .number, "wrap": .number, "unwp": .number,
  ]

  private static let identities = certificates.merging(keys) { first, _ in first }

  private var own: [String: AttributeValue.Kind] {
    switch self {
    case .genericPassword: Self.genericPasswords
    case .internetPassword: Self.internetPasswords
    case .certificate: Self.certificates
    case .key: Self.keys
    case .identity: Self.identities
    }
  }
}
