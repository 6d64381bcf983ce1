import Foundation
import Synchronization

/// A coordinator of reading and writing of files among the objects of this process.
///
/// Writing waits for other readers and writers of the same file or folder, and its presenters are notified. Other
/// processes are not coordinated.
open class NSFileCoordinator: NSObject {
  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters need not save changes before.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A symbolic link is resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file will be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file will be moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save changes before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file will be replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  private struct Presenters: @unchecked Sendable { var all: [any NSFilePresenter] = [] }
  private static let presenters = Mutex(Presenters())

  /// The objects that are notified.
  open class var filePresenters: [any NSFilePresenter] {
    nonisolated(unsafe) var all: [any NSFilePresenter] = []
    presenters.withLock { all = $0.all }
    return all
  }

  /// Adds an object that is notified. It is kept alive until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    presenters.withLock { presenters in
      if !presenters.all.contains(where: { $0 === presenter }) { presenters.all.append(presenter) }
    }
  }

  /// Removes an object that is notified.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    presenters.withLock { $0.all.removeAll { $0 === presenter } }
  }

  private let presenter: (any NSFilePresenter)?
  /// The identity that coordinators share whose accesses do not exclude each other.
  open var purposeIdentifier = UUID().uuidString
  private let isCancelled = Mutex(false)

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: The object that uses the coordinator, which is not notified of its own accesses.
  public init(filePresenter: (any NSFilePresenter)? = nil) { presenter = filePresenter }

  /// Makes later accesses fail with the error of a cancellation.
  open func cancel() { isCancelled.withLock { $0 = true } }

  /// Reads a file while nobody writes it. The closure is called before this method returns, and not after an error.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    let resolved = Self.resolved(url, options)
    perform([.init(resolved, isWriting: false)], outError, saving: !options.contains(.withoutChanges)) {
      reader(resolved)
    }
  }

  /// Writes a file while nobody else reads or writes it. The closure is called before this method returns, and not
  /// after an error.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    perform(
      [.init(url, isWriting: true)], outError, saving: options.contains(.forMerging),
      deleting: options.contains(.forDeleting)
    ) { writer(url) }
  }

  /// Reads one file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let resolved = Self.resolved(readingURL, readingOptions)
    perform(
      [.init(resolved, isWriting: false), .init(writingURL, isWriting: true)], outError,
      saving: !readingOptions.contains(.withoutChanges), deleting: writingOptions.contains(.forDeleting)
    ) { readerWriter(resolved, writingURL) }
  }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    perform(
      [.init(url1, isWriting: true), .init(url2, isWriting: true)], outError,
      saving: options1.union(options2).contains(.forMerging),
      deleting: options1.union(options2).contains(.forDeleting)
    ) { writer(url1, url2) }
  }

  /// Notifies presenters that a file was moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others(of: [.init(oldURL, isWriting: true)]) {
      nonisolated(unsafe) let presenter = presenter
      presenter.presentedItemOperationQueue.addOperation { presenter.presentedItemDidMove(to: newURL) }
    }
  }

  private static func resolved(_ url: URL, _ options: ReadingOptions) -> URL {
    options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
  }

  /// The presenters, but for the coordinator's own, of which an access touches the file.
  private func others(of accesses: [FileAccesses.Access]) -> [any NSFilePresenter] {
    Self.filePresenters.filter { candidate in
      guard candidate !== presenter, let url = candidate.presentedItemURL else { return false }
      let presented = FileAccesses.Access(url, isWriting: true)
      return accesses.contains { presented.excludes($0) }
    }
  }

  private func perform(
    _ accesses: [FileAccesses.Access], _ outError: NSErrorPointer, saving: Bool, deleting: Bool = false,
    _ body: () -> Void
  ) {
    guard !isCancelled.withLock({ $0 }) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    let isWriting = accesses.contains(where: \.isWriting)
    let presenters = others(of: accesses)
    let access = FileAccesses.shared.begin(accesses, purpose: purposeIdentifier)
    defer { FileAccesses.shared.end(access) }
    let relinquished = presenters.map { RelinquishedFile($0, isWriting: isWriting) }
    defer { for file in relinquished { file.reacquire() } }
    for file in relinquished {
      if let error = file.relinquish(saving: saving, deleting: deleting) {
        outError?.pointee = error as NSError
        return
      }
    }
    body()
    guard isWriting else { return }
    for presenter in presenters { notify(presenter, accesses.filter(\.isWriting)) }
  }

  private func notify(_ presenter: any NSFilePresenter, _ written: [FileAccesses.Access]) {
    nonisolated(unsafe) let presenter = presenter
    let presented = presenter.presentedItemURL?.standardizedFileURL.path
    for access in written {
      presenter.presentedItemOperationQueue.addOperation {
        if access.path == presented || !FileAccesses.Access.contains(presented ?? "", access.path) {
          presenter.presentedItemDidChange()
        } else {
          presenter.presentedSubitemDidChange(at: URL(fileURLWithPath: access.path))
        }
      }
    }
  }
}

/// A presenter's file while others use it.
private final class RelinquishedFile: @unchecked Sendable {
  private let presenter: any NSFilePresenter
  private let isWriting: Bool
  private let reacquirer = Mutex<(@Sendable () -> Void)?>(nil)

  init(_ presenter: any NSFilePresenter, isWriting: Bool) {
    self.presenter = presenter
    self.isWriting = isWriting
  }

  /// Asks the presenter for the file, and waits for its answers. Returns an error of saving or of the deletion.
  func relinquish(saving: Bool, deleting: Bool) -> (any Error)? {
    wait { [self] done in
      let keep: @Sendable ((@Sendable () -> Void)?) -> Void = { reacquirer in
        self.reacquirer.withLock { $0 = reacquirer }
        done(nil)
      }
      if isWriting {
        presenter.relinquishPresentedItem(toWriter: keep)
      } else {
        presenter.relinquishPresentedItem(toReader: keep)
      }
    } ?? (saving ? wait { [self] in presenter.savePresentedItemChanges(completionHandler: $0) } : nil)
      ?? (deleting ? wait { [self] in presenter.accommodatePresentedItemDeletion(completionHandler: $0) } : nil)
  }

  /// Gives the file back.
  func reacquire() {
    guard let reacquirer = reacquirer.withLock({ $0 }) else { return }
    presenter.presentedItemOperationQueue.addOperation(reacquirer)
  }

  /// Calls the presenter on its queue, and waits for its answer. On that queue itself nobody can wait for it.
  private func wait(_ call: @escaping @Sendable (@escaping @Sendable ((any Error)?) -> Void) -> Void) -> (any Error)? {
    let answer = Answer()
    let semaphore = DispatchSemaphore(value: 0)
    let queue = presenter.presentedItemOperationQueue
    if OperationQueue.current === queue { return nil }
    queue.addOperation {
      call { error in
        answer.error.withLock { $0 = error }
        semaphore.signal()
      }
    }
    semaphore.wait()
    return answer.error.withLock { $0 }
  }

  private final class Answer: Sendable {
    let error = Mutex<(any Error)?>(nil)
  }
}
