import Expectations
import Foundation
import PergolaTesting
import RenderTree
import SwiftUI
import Testing
import UIKitCore
import UniformTypeIdentifiers

@MainActor @Suite("File importers and exporters")
struct FileImporterTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    var isBroken = false

    init(_ text: String, isBroken: Bool = false) {
      self.text = text
      self.isBroken = isBroken
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if isBroken { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  final class Diary: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    let text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private func note(_ model: Model, _ result: Result<URL, any Error>) {
    note(model, result.map { [$0] })
  }

  private func note(_ model: Model, _ result: Result<[URL], any Error>) {
    switch result {
    case .success(let files):
      model.note("files \(files.map(\.lastPathComponent).joined(separator: " ")), is on \(model.isOn)")
    case .failure(let error): model.note("error \((error as? CocoaError)?.code.rawValue ?? 0), is on \(model.isOn)")
    }
  }

  private func showing(
    _ model: Model, _ change: @escaping (Binding<Bool>) -> some View, configuration: SceneConfiguration? = nil
  ) async -> Driver {
    let controller = UIHostingController(rootView: Screen(model: model, content: change))
    let driver =
      configuration.map { Driver(showing: controller, configuration: $0) } ?? Driver(showing: controller)
    await driver.settle()
    return driver
  }

  /// A view with a binding to a model's switch.
  private struct Screen<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Binding<Bool>) -> Content
    var body: some View { content($model.isOn) }
  }

  private let files = ["a.csv", "b.csv"].map { URL(filePath: "/tmp/\($0)") }

  @Test("the chosen file is reported after the value is false")
  func importing() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileImporter(isPresented: isOn, allowedContentTypes: [.commaSeparatedText]) {
        note(model, $0)
      }
    }
    #expect(driver.contains("Choose a File"))
    try await driver.chooseFiles(files)
    expectEqual(model.entries, ["files a.csv, is on false"])
    #expect(!driver.contains("Choose a File"))
  }

  @Test("several files are chosen where this is allowed")
  func several() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileImporter(
        isPresented: isOn, allowedContentTypes: [.item], allowsMultipleSelection: true
      ) { note(model, $0) }
    }
    try await driver.chooseFiles(files)
    expectEqual(model.entries, ["files a.csv b.csv, is on false"])
  }

  @Test("a user who chooses nothing cancels, without a completion")
  func cancellation() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileImporter(
        isPresented: isOn, allowedContentTypes: [.item], allowsMultipleSelection: false
      ) {
        note(model, $0)
      } onCancellation: {
        model.note("cancelled, is on \(model.isOn)")
      }
    }
    try await driver.tap("Cancel")
    await driver.settle()
    expectEqual(model.entries, ["cancelled, is on false"])
  }

  @Test("a host without files tells the completion, and the value is false")
  func refusal() async {
    let model = Model()
    model.isOn = true
    let configuration = SceneConfiguration(
      size: CGSize(width: 390, height: 844), textEngine: MonospaceTextEngine(), time: .stepped)
    let error = "error \(CocoaError.Code.featureUnsupported.rawValue), is on false"
    _ = await showing(
      model,
      { isOn in
        Text(verbatim: "Notes").fileImporter(isPresented: isOn, allowedContentTypes: [.item]) { note(model, $0) }
      }, configuration: configuration)
    expectEqual(model.entries, [error])
    model.isOn = true
    _ = await showing(
      model,
      { isOn in
        Text(verbatim: "Notes").fileExporter(isPresented: isOn, document: Note("x"), contentType: .plainText) {
          note(model, $0)
        }
      }, configuration: configuration)
    expectEqual(model.entries, [error, error])
  }

  @Test("a document is exported as a file with its content, its name and the extension of its type")
  func exporting() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileExporter(
        isPresented: isOn, document: Note("Pears"), contentType: .plainText, defaultFilename: "Fruit/2"
      ) { note(model, $0) }
    }
    expectEqual(model.entries, ["files Fruit:2.txt, is on false"])
    try expectEqual(driver.openedURLs.map { try String(contentsOf: $0, encoding: .utf8) }, ["Pears"])
  }

  @Test("several documents are files of their own, even with one name")
  func exportingSeveral() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileExporter(
        isPresented: isOn, documents: [Note("Pears"), Note("Plums")], contentType: .plainText
      ) { note(model, $0) }
    }
    expectEqual(model.entries, ["files Untitled.txt Untitled.txt, is on false"])
    try expectEqual(driver.openedURLs.map { try String(contentsOf: $0, encoding: .utf8) }, ["Pears", "Plums"])
  }

  @Test("a document that is an object is exported as it is at that moment")
  func exportingObjects() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileExporter(isPresented: isOn, document: Diary("Monday"), contentType: .plainText) {
        note(model, $0)
      }
    }
    try expectEqual(driver.openedURLs.map { try String(contentsOf: $0, encoding: .utf8) }, ["Monday"])
  }

  @Test("an error of writing is reported, and nothing is exported")
  func failure() async {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileExporter(
        isPresented: isOn, document: Note("x", isBroken: true), contentType: .plainText
      ) { note(model, $0) }
    }
    expectEqual(model.entries, ["error \(CocoaError.Code.fileWriteUnknown.rawValue), is on false"])
    #expect(driver.openedURLs.isEmpty)
  }

  @Test("no document is not exported")
  func nothing() async {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes")
        .fileExporter(isPresented: isOn, document: Note?.none, contentType: .plainText) { note(model, $0) }
        .fileMover(isPresented: isOn, file: nil) { note(model, $0) }
    }
    #expect(model.entries.isEmpty)
    #expect(driver.openedURLs.isEmpty)
  }

  @Test("files of the app are handed to the host, and stay")
  func moving() async throws {
    let model = Model()
    model.isOn = true
    let driver = await showing(model) { isOn in
      Text(verbatim: "Notes").fileMover(isPresented: isOn, files: files) { note(model, $0) }
    }
    expectEqual(model.entries, ["files a.csv b.csv, is on false"])
    expectEqual(driver.openedURLs, files)
  }
}
