import Foundation

/// An object that shows a file or folder, and is notified before and after others use it by a file coordinator.
///
/// Its methods are called on its operation queue.
public protocol NSFilePresenter: AnyObject {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue of the calls.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Gives the file up to a reader, which waits until `reader` is called. It gets a closure for the end of reading.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Gives the file up to a writer, which waits until `writer` is called. It gets a closure for the end of writing.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves changes, for a reader that waits until the handler is called.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Prepares for the deletion of the file; the writer waits until the handler is called.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file was moved.
  func presentedItemDidMove(to newURL: URL)
  /// The file was written.
  func presentedItemDidChange()
  /// A file inside of the presented folder was written.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Gives the file up at once.
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }
  /// Gives the file up at once.
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
  }
  /// Calls back at once: there are no changes to save.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Calls back at once: there is nothing to prepare.
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
}
