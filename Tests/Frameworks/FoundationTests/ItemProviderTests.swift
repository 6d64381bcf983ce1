import Expectations
import PergolaFoundation
import PergolaUniformTypeIdentifiers
import Testing

@Suite struct ItemProviderTests {
  private func data(_ provider: NSItemProvider, _ type: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.featureUnsupported)))
      }
    }
  }

  @Test("a request for a type gets the first registered one that conforms to it")
  func conformance() async throws {
    let provider = NSItemProvider()
    for type in ["public.png", "public.jpeg"] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(Data(type.utf8), nil)
        return nil
      }
    }
    expectEqual(provider.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
    expectEqual(provider.registeredContentTypes, [.png, .jpeg])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    expectEqual(String(decoding: try await data(provider, "public.image"), as: UTF8.self), "public.png")
    expectEqual(String(decoding: try await data(provider, "public.jpeg"), as: UTF8.self), "public.jpeg")
  }

  @Test("a type that is not there is an unavailable item")
  func unavailable() async {
    let error = await #expect(throws: NSError.self) { _ = try await data(NSItemProvider(), "public.png") }
    expectEqual(error?.domain, "NSItemProviderErrorDomain")
    expectEqual(error?.code, -1000)
  }

  @Test("objects are offered as data and made from it")
  func objects() async throws {
    let provider = NSItemProvider(object: NSString(string: "Rose"))
    #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text: String? = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: String.self) { value, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }
      }
    }
    expectEqual(text, "Rose")
  }

  @Test("the copy of a file is deleted when the handler returns")
  func files() async throws {
    let provider = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "public.png")
    provider.suggestedName = "a/b"
    let url: URL = try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
        guard let url else { return continuation.resume(throwing: error ?? CocoaError(.fileNoSuchFile)) }
        #expect((try? Data(contentsOf: url)) == Data([1, 2]))
        continuation.resume(returning: url)
      }
    }
    expectEqual(url.lastPathComponent, "a:b.png")
    for _ in 0..<200 where FileManager.default.fileExists(atPath: url.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("an item is passed on as it was registered")
  func items() async throws {
    let provider = NSItemProvider(item: NSURL(string: "https://a.b"), typeIdentifier: "public.url")
    let item = try await provider.loadItem(forTypeIdentifier: "public.url")
    expectEqual((item as? NSURL)?.absoluteString, "https://a.b")
    expectEqual(String(decoding: try await data(provider, "public.url"), as: UTF8.self), "https://a.b")
  }

  @Test("the progress cancels a load")
  func cancellation() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in
      Progress(totalUnitCount: 1)
    }
    let code: Int? = await withCheckedContinuation { continuation in
      let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
        continuation.resume(returning: (error as? CocoaError)?.code.rawValue)
      }
      progress.cancel()
    }
    expectEqual(code, 3072)
  }
}
