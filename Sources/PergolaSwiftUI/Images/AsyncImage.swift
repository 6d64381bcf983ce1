import Foundation
import UIKitCore

/// An image that is loaded from a URL while the view is shown: by `URLSession`, or from a file.
///
/// A view that disappears cancels its loading, and begins again when it appears. A view with another URL begins with it.
public nonisolated struct AsyncImage<Content: View>: View {
  private let request: ImageRequest
  private let transaction: Transaction
  /// The view of a phase; nil for the image itself, and a grey area in its place.
  private let content: ((AsyncImagePhase) -> Content)?
  @StateObject private var loading: ImageLoading

  private init(_ request: ImageRequest, _ transaction: Transaction, _ content: ((AsyncImagePhase) -> Content)?) {
    self.request = request
    self.transaction = transaction
    self.content = content
    _loading = StateObject(wrappedValue: ImageLoading())
  }

  /// Creates a view with the loaded image, and a grey area in its place before. Without a URL nothing is loaded.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(ImageRequest(url: url, scale: scale), Transaction(), nil)
  }

  /// Creates a view with the loaded image, changed by a closure, and another view in its place before. Without a URL
  /// nothing is loaded.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view for each phase of the loading. Without a URL the phase stays empty.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction in which the phase changes, such as one with an animation.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(ImageRequest(url: url, scale: scale), transaction, content)
  }

  @MainActor public var body: some View {
    let (request, loading) = (request, loading)
    loading.transaction = transaction
    let phase = loading.phase(of: request)
    return Group {
      if let content {
        content(phase)
      } else if let image = phase.image {
        image
      } else {
        Color(uiColor: .systemGray5)
      }
    }
    .task(id: request) { await loading.load(request) }
  }
}

/// The state of the loading of an image.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The loaded image; nil in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error of a failure; nil in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image to load.
private struct ImageRequest: Hashable, Sendable {
  let url: URL?
  let scale: CGFloat

  /// Loads the image; nil without a URL.
  nonisolated func image() async throws -> UIImage? {
    guard let url else { return nil }
    let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
    guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
    return image
  }
}

/// The loading of one view's image.
@MainActor
private final class ImageLoading: ObservableObject {
  /// The phase of the last request that was begun.
  @Published private var current: (request: ImageRequest, phase: AsyncImagePhase)?
  /// The transaction in which the phase changes.
  var transaction = Transaction()

  nonisolated init() {}

  func phase(of request: ImageRequest) -> AsyncImagePhase {
    current.flatMap { $0.request == request ? $0.phase : nil } ?? .empty
  }

  /// Loads an image, unless it is loaded already.
  func load(_ request: ImageRequest) async {
    if phase(of: request).image != nil { return }
    let phase: AsyncImagePhase
    do {
      // The work is not the main actor's.
      let image = try await Task.detached { try await request.image() }.cancellableValue
      phase = image.map { .success(Image(uiImage: $0)) } ?? .empty
    } catch {
      phase = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { current = (request, phase) }
  }
}

extension Task {
  /// The result of the task, which is cancelled with the task that waits for it.
  fileprivate var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
