import Foundation

/// Returns the type of an object: that of its class, and for the classes of Foundation that stand for types of Core
/// Foundation the same number for all subclasses.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  guard let cf else { preconditionFailure("CFGetTypeID() was called with nil.") }
  switch cf {
  case is CFString: return CFStringGetTypeID()
  case is CFArray: return CFArrayGetTypeID()
  case is CFDictionary: return CFDictionaryGetTypeID()
  case is CFData: return CFDataGetTypeID()
  case is CFNumber: return CFNumberGetTypeID()
  case is CFDate: return CFDateGetTypeID()
  case is CFURL: return CFURLGetTypeID()
  case is CFSet: return CFSetGetTypeID()
  case is CFError: return CFErrorGetTypeID()
  default: return typeID(of: type(of: cf))
  }
}

/// Returns the type of strings.
public func CFStringGetTypeID() -> CFTypeID { typeID(of: CFString.self) }
/// Returns the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { typeID(of: CFArray.self) }
/// Returns the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { typeID(of: CFDictionary.self) }
/// Returns the type of data.
public func CFDataGetTypeID() -> CFTypeID { typeID(of: CFData.self) }
/// Returns the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { typeID(of: CFNumber.self) }
/// Returns the type of dates.
public func CFDateGetTypeID() -> CFTypeID { typeID(of: CFDate.self) }
/// Returns the type of URLs.
public func CFURLGetTypeID() -> CFTypeID { typeID(of: CFURL.self) }
/// Returns the type of sets.
public func CFSetGetTypeID() -> CFTypeID { typeID(of: CFSet.self) }
/// Returns the type of errors.
public func CFErrorGetTypeID() -> CFTypeID { typeID(of: CFError.self) }

/// Returns the type of a class of ours.
package func typeID(of type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }

/// Compares two objects by their content.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let cf1, let cf2 else { return cf1 === cf2 }
  if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
  return cf1 === cf2
}
