import OpenCombine

/// The `@Published` fields of an observable object, in which OpenCombine installs the object's publisher.
///
/// It shows the fields of the object as its own to OpenCombine's default for `objectWillChange`. This module sees only
/// that default: PergolaCombine replaces it with one that asks here.
package final class PublishedFields: ObservableObject, CustomReflectable {
  private let object: AnyObject

  package init(of object: AnyObject) {
    self.object = object
  }

  /// The publisher that the fields share, which is installed at the first access; nil if the object has no such fields.
  package var installedPublisher: ObservableObjectPublisher? {
    let publisher = objectWillChange
    // Without a field to install it in, OpenCombine makes another publisher at each access.
    return publisher === objectWillChange ? publisher : nil
  }

  package var customMirror: Mirror { Mirror(reflecting: object) }
}
