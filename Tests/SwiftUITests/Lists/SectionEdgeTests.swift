import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Headers and footers of sections")
struct SectionEdgeTests {
  struct Sections: View {
    let kind: Kind

    enum Kind: CaseIterable { case plain, grouped, insetGrouped, sidebar }

    private var list: some View {
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "Header")
        } footer: {
          Text(verbatim: "Footer")
        }
      }
    }

    var body: some View {
      switch kind {
      case .plain: list.listStyle(.plain)
      case .grouped: list.listStyle(.grouped)
      case .insetGrouped: list.listStyle(.insetGrouped)
      case .sidebar: list.listStyle(.sidebar)
      }
    }
  }

  private func label(_ text: String, in showing: Showing<some View>) throws -> UILabel {
    try #require(showing.views(UILabel.self).first { $0.text?.lowercased() == text })
  }

  private func configuration(_ kind: Sections.Kind, isHeader: Bool) -> UIListContentConfiguration {
    switch (kind, isHeader) {
    case (.plain, true): .plainHeader()
    case (.grouped, true), (.insetGrouped, true): .groupedHeader()
    case (.sidebar, true): .sidebarHeader()
    case (.plain, false): .plainFooter()
    case (.grouped, false), (.insetGrouped, false), (.sidebar, false): .groupedFooter()
    }
  }

  @Test("titles have the font and the case that UIKit's lists give theirs", arguments: Sections.Kind.allCases)
  func sameLook(kind: Sections.Kind) async throws {
    let showing = await Showing(Sections(kind: kind))
    for isHeader in [true, false] {
      let expected = configuration(kind, isHeader: isHeader).textProperties
      let label = try label(isHeader ? "header" : "footer", in: showing)
      expectEqual(label.font.pointSize, expected.font.pointSize)
      expectEqual(label.font.fontDescriptor.symbolicTraits, expected.font.fontDescriptor.symbolicTraits)
      expectEqual(label.text, expected.transform == .uppercase ? "HEADER" : isHeader ? "Header" : "Footer")
    }
  }

  @Test("a title in capitals keeps its name for assistive technologies")
  func name() async throws {
    let showing = await Showing(Sections(kind: .insetGrouped))
    #expect(showing.driver.contains("Header"))
    let header = try label("header", in: showing)
    expectEqual(header.text, "HEADER")
    expectEqual(header.accessibilityLabel, "Header")
  }

  private struct OwnCase: View {
    var body: some View {
      List {
        Section("First") { Text(verbatim: "row") }.textCase(nil)
        Section {
          Text(verbatim: "other row")
        } header: {
          Text(verbatim: "Second").textCase(.lowercase).font(.title)
        }
      }
    }
  }

  @Test("a case and a font that the app sets count more than those of the list")
  func own() async throws {
    let showing = await Showing(OwnCase())
    expectEqual(try label("first", in: showing).text, "First")
    let second = try label("second", in: showing)
    expectEqual(second.text, "second")
    expectEqual(second.font.pointSize, UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  private struct OutsideOfLists: View {
    var body: some View { VStack { Section("Outside") { Text(verbatim: "row") } } }
  }

  @Test("outside of lists a header is a view as any other")
  func outside() async throws {
    let showing = await Showing(OutsideOfLists())
    expectEqual(try label("outside", in: showing).text, "Outside")
  }
}
