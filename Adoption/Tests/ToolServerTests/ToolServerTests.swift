import Foundation
import Synchronization
import Testing
import ToolServer

struct ToolServerTests {
  private static let echo = Tool(
    "echo", title: "Echo", description: "Says it again.",
    parameters: ToolParameters([
      .init("text", .text, "The text.", isRequired: true), .init("count", .integer, "How often."),
    ])
  ) { call in
    call.progress(1, 2, "half")
    return .text(call.arguments["text"]?.text ?? "")
  }

  @Test(
    "a handshake agrees on the client's revision, or offers the newest that has one",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("tomorrow", "2025-11-25"),
    ])
  func handshake(offered: String, agreed: String) async {
    #expect(await ServedClient().shakeHands(offered) == agreed)
  }

  @Test("before a handshake only a ping is answered")
  func noHandshake() async {
    let client = ServedClient([Self.echo])
    #expect(await client.ask("tools/list")?["error"]?["code"] == -32602)
    #expect(await client.ask("ping", id: 2)?["result"] == [:])
  }

  @Test("without a handshake each request says its revision, and results are complete and may be kept")
  func modernRequests() async {
    let client = ServedClient([Self.echo])
    let found = await client.ask("server/discover", ServedClient.modern())?["result"]
    #expect(found?["supportedVersions"] == ["2026-07-28"])
    #expect(found?["resultType"] == "complete")
    #expect(found?["cacheScope"] == "private")
    #expect(found?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "served")
    let call = ServedClient.modern(["name": "echo", "arguments": ["text": "a"]])
    let result = await client.ask("tools/call", call, id: 2)?["result"]
    #expect(result?["resultType"] == "complete")
    #expect(result?["ttlMs"] == nil)
    let other = await client.ask("tools/list", ServedClient.modern(revision: "2027-01-01"), id: 3)?["error"]
    #expect(other?["code"] == -32022)
    #expect(other?["data"]?["supported"] == ["2026-07-28"])
    #expect(await client.ask("tools/list", ServedClient.modern(revision: 5), id: 4)?["error"]?["code"] == -32602)
  }

  @Test(
    "a line that is no message has an error of the protocol",
    arguments: [
      ("{", -32700), ("nonsense", -32700), ("[]", -32600), ("5", -32600), (#"{"id":1}"#, -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"x","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":5}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#, -32002),
    ])
  func wrongMessages(line: String, code: Int) async {
    let client = ServedClient([Self.echo])
    await client.shakeHands()
    await client.send(line)
    #expect(client.messages.last?["error"]?["code"]?.integer == code)
  }

  @Test("blank lines, notifications and responses have no answer")
  func silence() async {
    let client = ServedClient()
    for line in [
      "", "  \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"x/y"}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ] { await client.send(line) }
    #expect(client.messages.isEmpty)
  }

  @Test("wrong arguments are a failure of the tool, which the model sees")
  func wrongArguments() async {
    let client = ServedClient([Self.echo])
    await client.shakeHands()
    let table: [(JSONValue, String)] = [
      ([:], "text is missing. Expected: The text."), (["text": 5], "text is wrong. Expected: a text"),
      (["text": "a", "count": "b"], "count is wrong. Expected: an integer"),
      (["text": "a", "more": 1], "There is no argument more. Expected: any of text, count"),
    ]
    for (number, (arguments, words)) in table.enumerated() {
      let result = await client.ask(
        "tools/call", ["name": "echo", "arguments": arguments], id: .integer(number))?["result"]
      #expect(result?["isError"] == true)
      #expect(result?["content"]?.list?.first?["text"]?.text == "echo: \(words)")
    }
  }

  @Test("progress is told to who asks for it, with their token")
  func progress() async {
    let client = ServedClient([Self.echo])
    await client.shakeHands()
    let call: JSONValue = ["name": "echo", "arguments": ["text": "a"]]
    _ = await client.ask("tools/call", call)
    #expect(!client.messages.contains { $0["method"] == "notifications/progress" })
    _ = await client.ask("tools/call", call.with("_meta", ["progressToken": "t"]), id: 2)
    let told = client.messages.first { $0["method"] == "notifications/progress" }?["params"]
    #expect(told?["progressToken"] == "t")
    #expect(told?["total"]?.number == 2)
  }

  @Test("a call that is canceled ends and has no answer; an id that runs cannot be used again")
  func cancellation() async {
    let ended = Mutex(false)
    let slow = Tool("slow", title: "", description: "", parameters: ToolParameters([])) { _ in
      try? await Task.sleep(for: .seconds(60))
      ended.withLock { $0 = Task.isCancelled }
      return .text("late")
    }
    let client = ServedClient([slow])
    await client.shakeHands()
    let call = #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"slow"}}"#
    await client.send(call)
    await client.send(call)
    #expect(client.messages.last?["error"]?["code"] == -32600)
    await client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
    await client.server.cancelAll()
    #expect(ended.withLock { $0 })
    #expect(client.messages.filter { $0["id"] == 7 }.count == 1)
  }

  @Test("10,000 calls without waiting are all answered, those of a lane in their order")
  func manyCalls() async {
    let order = Mutex<[Int]>([])
    let tool = Tool(
      "note", title: "", description: "", parameters: ToolParameters([.init("number", .integer, "A number.")]),
      lane: { _ in "one" }
    ) { call in
      order.withLock { $0.append(call.arguments["number"]?.integer ?? -1) }
      return .text("")
    }
    let client = ServedClient([tool])
    await client.shakeHands()
    for number in 0..<10_000 {
      await client.send(
        #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{"name":"note","arguments":{"number":\#(number)}}}"#
      )
    }
    _ = await client.response(to: 9_999)
    #expect(order.withLock { $0 } == Array(0..<10_000))
    #expect(client.messages.filter { $0["result"] != nil }.count == 10_001)
  }

  @Test("a line of random parts is answered once at the most, and the next request as always", arguments: 0..<200)
  func randomLines(seed: Int) async {
    var random = SeededNumbers(state: UInt64(seed))
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"jsonrpc\"", "\"2.0\"", "\"id\"", "\"method\"", "\"params\"", "1", "-2e999",
      "null",
      "\"\\ud800\"", "é", "\u{0}",
    ]
    let line = (0..<Int.random(in: 0..<24, using: &random)).compactMap { _ in parts.randomElement(using: &random) }
      .joined()
    let client = ServedClient()
    await client.send(line)
    #expect(client.messages.count <= 1, "\(line), seed \(seed)")
    #expect(await client.ask("ping", id: "after")?["result"] == [:], "\(line)")
  }
}

/// Random numbers that a seed repeats: SplitMix64, Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators, 2014.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
