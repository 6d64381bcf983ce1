#if Web
  import AdminRoutes
  import Hummingbird
  import PergolaWeb
  import RouterStage
  import Testing

  @testable import AdminScreens

  @MainActor @Suite("The server of the administration", .serialized)
  struct RoutesTests {
    private let workplace = Workplace(step: .seconds(3600))

    init() { Workplace.shared = workplace }

    private func cookie(_ name: String) -> HTTPFields { [.cookie: "name=\(name)"] }

    @Test("programs post jobs beside the administration")
    func jobs() async throws {
      let stage = RouterStage(try Routes.make(store: MemoryStore()).0)
      #expect(try await stage.request(.post, "/jobs", body: "Send invoices").status == .created)
      #expect(try await stage.request(.post, "/jobs").status == .badRequest)
      #expect(try await stage.request(.get, "/jobs").text == "Send invoices\n")
      #expect(workplace.log.map(\.text).contains("POST /jobs"))
    }

    @Test("only known people who are not blocked enter, after they have logged in")
    func login() async throws {
      let stage = RouterStage(try Routes.make(store: MemoryStore()).0)
      let stranger = try await stage.request(.get, "/admin")
      #expect(stranger.status == .seeOther)
      #expect(stranger.headers[.location] == "/login")
      #expect(try await stage.request(.get, "/login").text.contains("name=\"name\""))
      let login = try await stage.request(.post, "/login", body: "name=Ada")
      #expect(login.headers[.setCookie]?.hasPrefix("name=ada;") == true)
      let people = try await stage.request(.get, "/admin/people", headers: cookie("ada"))
      #expect(people.text.contains("Grace Hopper"))
      #expect(try await stage.request(.get, "/admin", headers: cookie("nobody")).status == .forbidden)
      workplace.setBlocked(true, of: "ada")
      #expect(try await stage.request(.get, "/admin", headers: cookie("ada")).status == .forbidden)
    }
  }
#endif
