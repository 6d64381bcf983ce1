import PergolaCoreFoundation

// The strings are constants, which nobody changes, so all threads may read them.

// MARK: The attributes of all items

/// The key of the time at which an item can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The key of the proof that reading an item needs.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The key of the group of apps that share an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The group of items on tokens.
public nonisolated(unsafe) let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// The key of the choice to synchronize an item.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// Items that are synchronized, and those that are not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the date at which an item was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date at which an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The key of the name that users see.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key of the kind of an item that users see.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key of the number of the creator.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The key of the number of the type.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// The key of the choice to hide an item.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// The key of the mark that there is no valid password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The key of a hint for synchronization.
public nonisolated(unsafe) let kSecAttrSyncViewHint: CFString = "vwht"

// MARK: The attributes of passwords

/// The key of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key of the service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key of data of the app, which do not tell items apart.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key of the security domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The key of the way of authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The key of the path.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

// MARK: The attributes of certificates

/// The key of the subject.
public nonisolated(unsafe) let kSecAttrSubject: CFString = "subj"
/// The key of the issuer.
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "issr"
/// The key of the serial number.
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "slnr"
/// The key of the number of the subject's key.
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "skid"
/// The key of the hash of the public key.
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The key of the type of certificate.
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "ctyp"
/// The key of the encoding of a certificate.
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "cenc"

// MARK: The attributes of keys

/// The key of the class of a key.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// The key of the hash by which an app finds a key.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of the data by which an app finds a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The key of the choice to store a key.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// The key of the choice to wrap a key before it leaves.
public nonisolated(unsafe) let kSecAttrIsSensitive: CFString = "snsv"
/// The key of the choice to let a key leave.
public nonisolated(unsafe) let kSecAttrIsExtractable: CFString = "extr"
/// The key of the type of a key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// An RSA key.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of an elliptic curve.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// A key of an elliptic curve of a prime field.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of the size of a key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of the size of a key without check bits.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// The key of the choice to encrypt with a key.
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr"
/// The key of the choice to decrypt with a key.
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr"
/// The key of the choice to derive other keys from a key.
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve"
/// The key of the choice to sign with a key.
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign"
/// The key of the choice to verify with a key.
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy"
/// The key of the choice to wrap other keys with a key.
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap"
/// The key of the choice to unwrap other keys with a key.
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp"
/// The key of the token that holds a key.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave, which there is not.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

// MARK: The times at which an item can be read

/// While the device is unlocked, the default.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device has been unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device has been unlocked once, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device alone.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
