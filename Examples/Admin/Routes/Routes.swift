#if Web
  import AdminScreens
  import Foundation
  import Hummingbird
  import PergolaWeb
  import UIKit

  /// The routes of the server: jobs for programs, the page on which people log in, and the administration.
  @MainActor
  public enum Routes {
    /// The name of the cookie that says who has logged in. A real server would sign it.
    nonisolated private static let cookie = "name"

    /// Returns the routes for the workplace of the process, and the administration as a service of the server.
    ///
    /// - Parameter store: keeps the states of pages; nil for a file of the app.
    public static func make(
      store: (any RestorationStore)? = nil
    ) throws -> (Router<BasicRequestContext>, MountedApp) {
      let workplace = Workplace.shared
      let router = Router()
      router.add(middleware: Requests(workplace: workplace))
      addJobs(of: workplace, to: router)
      addLogin(to: router)
      let admin = try router.addPergola(AdminDelegate.self, at: "/admin") { options in
        options.description = "The administration of a small server."
        if let store { options.store = store }
        options.identify = { await identity(of: $0, in: workplace) }
      }
      workplace.onBlock = { admin.endScenes(of: WebIdentity(id: $0)) }
      return (router, admin)
    }

    private static func addJobs(of workplace: Workplace, to router: Router<BasicRequestContext>) {
      router.get("jobs") { _, _ in await workplace.jobNames.map { $0 + "\n" }.joined() }
      router.post("jobs") { request, _ -> HTTPResponse.Status in
        let body = try await request.body.collect(upTo: 1000)
        let name = String(buffer: body).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw HTTPError(.badRequest, message: "The body is the name of the job.") }
        await workplace.addJob(named: name)
        return .created
      }
    }

    private static func addLogin(to router: Router<BasicRequestContext>) {
      router.get("login") { _, _ in
        Response(
          status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
          body: ResponseBody(byteBuffer: ByteBuffer(string: loginPage)))
      }
      router.post("login") { request, _ -> Response in
        let body = try await request.body.collect(upTo: 1000)
        let form = try URLEncodedFormDecoder().decode(Login.self, from: String(buffer: body))
        return Response(
          status: .seeOther,
          headers: [.location: "/admin", .setCookie: "\(cookie)=\(form.safeName); Path=/; HttpOnly; SameSite=Lax"])
      }
    }

    nonisolated private static func identity(of request: WebRequest, in workplace: Workplace) async -> Admission {
      guard let name = request.cookie(cookie), !name.isEmpty else { return .redirected("/login") }
      guard await workplace.mayEnter(name) else { return .refused("\(name) may not use the administration.") }
      return .allowed(WebIdentity(id: name))
    }

    nonisolated private static let loginPage = """
      <!doctype html>
      <html lang="en">
      <title>Log in</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <h1>Log in</h1>
      <form method="post"><label>Name <input name="name" autofocus></label> <button>Log in</button></form>
      </html>

      """
  }

  /// The form of the page on which people log in.
  private struct Login: Decodable {
    let name: String

    /// The name without what a cookie can't contain.
    var safeName: String { name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  /// Writes a line into the log for each request of a program.
  private struct Requests: RouterMiddleware {
    let workplace: Workplace

    func handle(
      _ request: Request, context: BasicRequestContext,
      next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      if !request.uri.path.hasPrefix("/admin") { await workplace.write("\(request.method) \(request.uri.path)") }
      return try await next(request, context)
    }
  }
#endif
