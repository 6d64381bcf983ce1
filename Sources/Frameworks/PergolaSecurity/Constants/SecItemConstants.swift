import PergolaCoreFoundation

// The strings are constants, which nobody changes, so all threads may read them.

// MARK: The class of an item

/// The key of the class of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password with an account and a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: The results that a query asks for

/// The key of the wish for the data.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key of the wish for the attributes.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of the wish for an object.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The key of the wish for a reference that can be stored.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: The values of an item

/// The key of the data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key of an object: a key, a certificate or an identity.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// The key of a reference that can be stored.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: The matches of a query

/// The key of the largest number of results.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One result, the default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: The use of items

/// The key of the reason that a prompt shows.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of the choice what happens if an item needs a prompt.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// A prompt is shown, the default.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// An item that needs a prompt is an error.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that need a prompt are skipped.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of a context in which the user may have proved their identity.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of the choice of the keychain that there is here.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of the choice that an item that needs a prompt is an error, as it was once written.
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
