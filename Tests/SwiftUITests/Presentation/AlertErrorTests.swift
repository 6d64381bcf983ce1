import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts about an error")
struct AlertErrorTests {
  private struct Failure: LocalizedError {
    let name: String
    var errorDescription: String? { "No \(name)" }
  }

  @MainActor private final class Model: ObservableObject {
    @Published var isPresented = false
    @Published var error: Failure?
    var retried: [String] = []
  }

  private struct WithMessage: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "behind")
        .alert(isPresented: $model.isPresented, error: model.error) { error in
          Button("Retry") { model.retried.append(error.name) }
        } message: { error in
          Text(verbatim: "Look for the \(error.name).")
        }
    }
  }

  private struct WithoutMessage: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "behind")
        .alert(isPresented: $model.isPresented, error: model.error) { Button("Good") {} }
    }
  }

  private func driver(showing view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("the title is the error's description, and the buttons and the message receive the error")
  func message() async throws {
    let model = Model()
    let driver = await driver(showing: WithMessage(model: model))
    model.error = Failure(name: "server")
    model.isPresented = true
    await driver.settle()
    #expect(driver.contains("No server"))
    #expect(driver.contains("Look for the server."))
    try await driver.tap("Retry")
    await driver.settle()
    expectEqual(model.retried, ["server"])
    #expect(!model.isPresented)
    #expect(!driver.contains("No server"))
  }

  @Test("an alert about an error needs no message")
  func noMessage() async throws {
    let model = Model()
    let driver = await driver(showing: WithoutMessage(model: model))
    model.error = Failure(name: "network")
    model.isPresented = true
    await driver.settle()
    #expect(driver.contains("No network"))
    try await driver.tap("Good")
    await driver.settle()
    #expect(!model.isPresented)
  }

  @Test("no alert is presented without an error")
  func noError() async {
    let model = Model()
    let driver = await driver(showing: WithoutMessage(model: model))
    model.isPresented = true
    await driver.settle()
    #expect(!driver.contains("Good"))
  }
}
