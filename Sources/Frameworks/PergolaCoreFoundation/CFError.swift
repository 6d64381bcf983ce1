import Foundation

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { CFString(string: err.domain) }

/// Returns the number of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns the values of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { CFDictionary(dictionary: err.userInfo) }

/// Returns the text of an error for users.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { CFString(string: err.localizedDescription) }
