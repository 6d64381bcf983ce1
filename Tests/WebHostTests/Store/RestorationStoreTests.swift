import Foundation
import Testing

@testable import WebHost

@Suite("Stores of scenes")
struct RestorationStoreTests {
  /// Checks the rules of all stores.
  private func check(_ store: any RestorationStore) async throws {
    #expect(try await store.record(for: "a") == nil)
    try await store.keep(Data("1".utf8), for: "a")
    try await store.keep(Data("2".utf8), for: "a")
    try await store.keep(Data("3".utf8), for: "b'; DROP TABLE scene; --")
    #expect(try await store.record(for: "a") == Data("2".utf8))
    #expect(try await store.record(for: "b'; DROP TABLE scene; --") == Data("3".utf8))
    try await store.remove("a")
    #expect(try await store.record(for: "a") == nil)
    try await store.removeRecords(before: .distantPast)
    #expect(try await store.record(for: "b'; DROP TABLE scene; --") != nil)
    try await store.removeRecords(before: .distantFuture)
    #expect(try await store.record(for: "b'; DROP TABLE scene; --") == nil)
  }

  @Test("a store in memory keeps, replaces and removes")
  func memory() async throws { try await check(MemoryStore()) }

  #if Web
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder.appendingPathComponent("pages.sqlite"))
    }

    @Test("a store in a file keeps, replaces and removes")
    func file() async throws { try await withFolder { try await check(try SQLiteStore(file: $0)) } }

    @Test("a file outlives the store, and only its owner may read it")
    func reopened() async throws {
      try await withFolder { file in
        try await SQLiteStore(file: file).keep(Data("1".utf8), for: "a")
        #expect(try await SQLiteStore(file: file).record(for: "a") == Data("1".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
    }

    @Test("a damaged file is moved aside")
    func damaged() async throws {
      try await withFolder { file in
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let content = Data(String(repeating: "no database ", count: 500).utf8)
        try content.write(to: file)
        try await check(try SQLiteStore(file: file))
        #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == content)
      }
    }

    @Test("a folder that cannot be created is named")
    func noFolder() throws {
      let error = #expect(throws: SQLiteStoreError.self) {
        try SQLiteStore(file: URL(fileURLWithPath: "/dev/null/pages.sqlite"))
      }
      #expect(error?.description.contains("/dev/null/pages.sqlite") == true)
    }
  #endif
}
