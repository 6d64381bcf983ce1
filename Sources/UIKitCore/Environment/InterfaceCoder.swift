import Foundation

/// A coder that reads one object of a nib or a storyboard.
///
/// Each class of an object sets the properties that it declares, after the initializer of its superclass returned: an
/// app's `init?(coder:)` finds all properties of the original's classes set.
@_spi(Toolkit)
public protocol InterfaceCoder: NSCoder {
  /// Sets the properties of an object that one of its classes declares.
  @MainActor func setProperties(of object: NSObject, declaredBy type: AnyClass)
}

extension NSCoder {
  /// True if the coder reads a nib or a storyboard. Views and controllers have no other archives.
  @_spi(Toolkit) public final var readsInterface: Bool { self is any InterfaceCoder }

  /// The object of a key that an initializer needs before its superclass; nil for a coder of something else.
  @_spi(Toolkit) public final func interfaceObject(forKey key: String) -> Any? {
    readsInterface ? decodeObject(forKey: key) : nil
  }

  /// Sets the properties of an object that one of its classes declares, from a nib or a storyboard.
  @_spi(Toolkit) @MainActor
  public final func decodeProperties(of object: NSObject, declaredBy type: AnyClass) {
    (self as? any InterfaceCoder)?.setProperties(of: object, declaredBy: type)
  }
}
