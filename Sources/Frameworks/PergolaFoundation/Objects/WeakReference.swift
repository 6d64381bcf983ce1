/// A reference that does not keep its object alive.
final class WeakReference {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
