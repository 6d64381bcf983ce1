import Foundation

/// Returns the hash of an object, which equal objects share.
public func CFHash(_ cf: CFTypeRef?) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

/// Returns true for a number that is not zero.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }
