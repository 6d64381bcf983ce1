import Expectations
import Foundation
import RenderTree
import SwiftUI
import Testing

@testable import PergolaTesting

/// Several instances of an `App` in one process, one for each user.
@MainActor @Suite("Several users", .serialized)
struct SeveralUsersTests {
  init() {
    handle.opened = [:]
    UserDefaults.standard.removeObject(forKey: CounterApp.key)
  }

  @Test("each instance has its own state, and the defaults are those of the process")
  func state() async throws {
    defer { UserDefaults.standard.removeObject(forKey: CounterApp.key) }
    let first = Driver(app: CounterApp.self)
    let second = Driver(app: CounterApp.self)
    await first.settle()
    await second.settle()
    await first.open(try #require(URL(string: "test://count")))
    await first.settle()
    await second.settle()
    expectEqual(first.labels, ["app 1", "view 1", "all 1"])
    expectEqual(second.labels, ["app 0", "view 0", "all 1"])
  }

  @Test("a link reaches the views of one instance")
  func links() async throws {
    defer { UserDefaults.standard.removeObject(forKey: CounterApp.key) }
    let first = Driver(app: CounterApp.self)
    let second = Driver(app: CounterApp.self)
    await first.settle()
    await second.settle()
    await second.open(try #require(URL(string: "test://count")))
    await second.settle()
    expectEqual(handle.opened, [ObjectIdentifier(second.application): 1])
    #expect(first.application !== second.application)
  }

  @Test("contrast, language and time zone of the host reach the environment, also when they change")
  func environment() async {
    let driver = Driver(app: PlaceApp.self)
    await driver.settle()
    let scene = driver.connection
    scene.configure {
      $0.contrast = .high
      $0.languages = ["de-CH", "en"]
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo")
    }
    await driver.settle()
    expectEqual(driver.labels, ["increased de CH", "Asia/Tokyo Asia/Tokyo de"])
    scene.configure { $0.languages = ["fr-CA"] }
    await driver.settle()
    expectEqual(driver.labels, ["increased fr CA", "Asia/Tokyo Asia/Tokyo fr"])
  }

  @Test("a locale that a view sets is preferred to that of the host")
  func ownLocale() async {
    let driver = Driver(app: OwnLocaleApp.self)
    await driver.settle()
    driver.connection.configure { $0.languages = ["de"] }
    await driver.settle()
    expectEqual(driver.labels, ["ja"])
  }

  @Test("a typed text returns with the record of its scene, in the field and in the state that it is bound to")
  func typedText() async throws {
    let first = Driver(app: FieldApp.self)
    await first.settle()
    try await first.type("Fuji", into: "Name")
    await first.settle()
    #expect(first.contains("name Fuji"))
    var configuration = first.connection.scene.configuration
    configuration.restoration = first.connection.keepRestoration()
    let application = UIApplication()
    let connection = application.connectScene(configuration, delegateClass: FieldApp._applicationDelegateClass)
    let second = Driver(application: application, connection: connection, window: nil)
    await second.settle()
    #expect(second.contains("name Fuji"))
    #expect(second.labels.contains("Fuji"))
  }
}

@MainActor private final class Handle { var opened: [ObjectIdentifier: Int] = [:] }
@MainActor private let handle = Handle()

private struct CounterApp: App {
  static let key = "SeveralUsersTests.all"
  @State private var count = 0

  var body: some Scene {
    WindowGroup { CounterScreen(count: $count) }
  }
}

private struct CounterScreen: View {
  @Binding var count: Int
  @State private var own = 0
  @AppStorage(CounterApp.key) private var all = 0

  var body: some View {
    VStack {
      Text(verbatim: "app \(count)")
      Text(verbatim: "view \(own)")
      Text(verbatim: "all \(all)")
    }
    .onOpenURL { _ in
      count += 1
      own += 1
      all += 1
      handle.opened[ObjectIdentifier(UIApplication.shared), default: 0] += 1
    }
  }
}

private struct PlaceApp: App {
  var body: some Scene { WindowGroup { PlaceScreen() } }
}

private struct PlaceScreen: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack {
      Text(verbatim: "\(contrast) \(Self.language(locale)) \(locale.region?.identifier ?? "")")
      Text(verbatim: "\(timeZone.identifier) \(calendar.timeZone.identifier) \(Self.language(calendar.locale))")
    }
  }

  static func language(_ locale: Locale?) -> String { locale?.language.languageCode?.identifier ?? "" }
}

private struct OwnLocaleApp: App {
  var body: some Scene { WindowGroup { LocaleReader().environment(\.locale, Locale(identifier: "ja")) } }
}

private struct LocaleReader: View {
  @Environment(\.locale) private var locale

  var body: some View { Text(verbatim: locale.identifier) }
}

private struct FieldApp: App {
  var body: some Scene { WindowGroup { FieldScreen() } }
}

private struct FieldScreen: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Text(verbatim: "name \(name)")
      TextField("Name", text: $name)
    }
  }
}
