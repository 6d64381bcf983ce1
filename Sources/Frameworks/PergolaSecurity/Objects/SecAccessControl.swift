import Foundation
import PergolaCoreFoundation

/// The time at which an item can be read, and the proof that reading it needs.
public final class SecAccessControl: NSObject, Sendable {
  /// The raw value of the accessibility.
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecAccessControl else { return false }
    return protection == other.protection && flags == other.flags
  }

  public override var hash: Int { flags.rawValue.hashValue }

  func proof(enrollment: Int) -> StoredItem.Proof? {
    flags.isEmpty ? nil : StoredItem.Proof(flags: flags.rawValue, enrollment: enrollment)
  }
}

/// The proofs that reading an item needs.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt

  /// Makes flags of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The sensor, or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// The sensor.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The sensor.
  @available(*, deprecated, renamed: "biometryAny")
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The sensor, as long as no finger and no face is added or removed.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The sensor, as long as no finger and no face is added or removed.
  @available(*, deprecated, renamed: "biometryCurrentSet")
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the proofs is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the proofs are needed.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The private key may sign.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}

/// Makes an access control.
///
/// - Parameters:
///   - allocator: The allocator of memory: nil, the default.
///   - protection: The time at which an item can be read, such as `kSecAttrAccessibleWhenUnlocked`.
///   - flags: The proofs that reading the item needs.
///   - error: The place for an error.
/// - Returns: The access control; nil if the protection is none.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  // There is no allocator but the default one, so `allocator` is always nil.
  let names = ["ak", "ck", "dk", "akpu", "aku", "cku", "dku"]
  guard let name = protection as? String, names.contains(name) else {
    error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: name, flags: flags)
}

/// Returns the type of access controls.
public func SecAccessControlGetTypeID() -> CFTypeID { typeID(of: SecAccessControl.self) }
