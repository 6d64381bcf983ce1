import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import WebHost

@Suite struct PageEventTests {
  private func events(_ json: String) throws -> [PageEvent] {
    try PageEvent.events(in: Array("{\"tab\":\"x\",\"n\":5,\"e\":[\(json)]}".utf8)).events.map(\.event)
  }

  private func error(_ body: String) -> PageEventError? {
    do throws(PageEventError) {
      _ = try PageEvent.events(in: Array(body.utf8))
      return nil
    } catch { return error }
  }

  private func error(of event: String) -> PageEventError? { error("{\"tab\":\"x\",\"n\":1,\"e\":[\(event)]}") }

  @Test("events are numbered from the first number of the post")
  func numbers() throws {
    let input = try PageEvent.events(
      in: Array("{\"tab\":\"x\",\"n\":5,\"e\":[{\"k\":\"leave\"},{\"k\":\"press\",\"n\":\"3f\"}]}".utf8))
    expectEqual(input.tab, "x")
    expectEqual(input.events.map(\.number), [5, 6])
    expectEqual(input.events.map(\.event), [.leave, .press(NodeID(rawValue: 3 * 36 + 15))])
  }

  @Test("every kind of event is read")
  func kinds() throws {
    let node = NodeID(rawValue: 10)
    let point = CGPoint(x: 1.5, y: -2)
    try expectEqual(
      events("{\"k\":\"down\",\"x\":1.5,\"y\":-2,\"p\":3,\"m\":5,\"t\":1}"),
      [.pointer(PointerEvent(.began, at: point, pointer: 3, modifiers: [.shift, .alternate], kind: .mouse))])
    try expectEqual(
      events("{\"k\":\"move\",\"x\":1.5,\"y\":-2,\"p\":0,\"t\":0}"), [.pointer(PointerEvent(.moved, at: point))])
    try expectEqual(
      events("{\"k\":\"up\",\"x\":1.5,\"y\":-2,\"p\":0,\"t\":0}"), [.pointer(PointerEvent(.ended, at: point))])
    try expectEqual(
      events("{\"k\":\"cancel\",\"x\":1.5,\"y\":-2,\"p\":0,\"t\":0}"), [.pointer(PointerEvent(.cancelled, at: point))])
    try expectEqual(events("{\"k\":\"key\",\"c\":\"ArrowUp\",\"m\":1}"), [.key(KeyEvent(.up, modifiers: .shift))])
    try expectEqual(events("{\"k\":\"key\",\"c\":\"é\"}"), [.key(KeyEvent(.character("é")))])
    try expectEqual(
      events(
        "{\"k\":\"edit\",\"n\":\"a\",\"b\":7,\"i\":1,\"j\":3,\"v\":\"h\\u00e9😀\",\"s\":2,\"t\":4}"),
      [
        .edit(
          PageEvent.Edit(node: node, change: TextEdit(replacing: 1..<3, with: "hé😀", selecting: 2..<4, base: 7)))
      ])
    try expectEqual(events("{\"k\":\"tree\",\"v\":\"x\"}"), [.treeNeeded("x")])
    try expectEqual(
      events("{\"k\":\"go\",\"v\":\"/a\",\"e\":3},{\"k\":\"go\",\"v\":\"/\"}"),
      [.visited(3, address: "/a"), .visited(nil, address: "/")])
    try expectEqual(
      events("{\"k\":\"scroll\",\"n\":\"a\",\"x\":0,\"y\":1e3,\"r\":7}"),
      [.scrolled(node, offset: CGPoint(x: 0, y: 1000), revision: 7)])
    try expectEqual(
      events("{\"k\":\"wheel\",\"x\":1.5,\"y\":-2,\"dx\":0,\"dy\":4}"),
      [.wheel(WheelEvent(at: point, delta: CGSize(width: 0, height: 4)))])
    try expectEqual(events("{\"k\":\"hover\"},{\"k\":\"hover\",\"x\":1.5,\"y\":-2}"), [.hover(nil), .hover(point)])
    try expectEqual(events("{\"k\":\"tab\",\"n\":\"a\"}"), [.tab(node)])
    try expectEqual(events("{\"k\":\"blur\",\"n\":\"a\"}"), [.blur(node)])
    try expectEqual(events("{\"k\":\"menu\",\"x\":1.5,\"y\":-2}"), [.menu(point)])
    try expectEqual(
      events("{\"k\":\"size\",\"w\":390,\"h\":844}"),
      [
        .resized(CGSize(width: 390, height: 844), safeArea: SceneConfiguration.Insets())
      ])
    try expectEqual(events("{\"k\":\"look\",\"v\":true}"), [.appearance(.dark)])
    try expectEqual(
      events("{\"k\":\"visible\",\"v\":false},{\"k\":\"active\",\"v\":true}"), [.visible(false), .active(true)])
    try expectEqual(events("{\"k\":\"act\",\"n\":\"a\",\"v\":\".Delete\"}"), [.action(.custom("Delete"), node)])
    try expectEqual(events("{\"k\":\"ack\",\"f\":9},{\"k\":\"focus\",\"n\":\"a\"}"), [.acknowledged(9), .focus(node)])
  }

  @Test("a page that opens tells its environment")
  func opening() throws {
    let json =
      "{\"k\":\"open\",\"w\":390,\"h\":844,\"s\":3,\"d\":true,\"c\":true,\"z\":20,\"l\":[\"de-CH\"],"
      + "\"tz\":\"Europe/Zurich\",\"f\":4}"
    let opening = PageEvent.Opening(
      size: CGSize(width: 390, height: 844), scale: 3, appearance: .dark, contrast: .high,
      textSize: .extraExtraLarge, languages: ["de-CH"], timeZone: "Europe/Zurich", frame: 4)
    try expectEqual(events(json), [.open(opening)])
  }

  @Test("a defect throws an error that names it")
  func defects() {
    expectEqual(error(""), .syntax(at: 0))
    expectEqual(error("{\"tab\":\"x\",\"n\":1,\"e\":[]} x"), .syntax(at: 25))
    expectEqual(error("{\"tab\":\"x\",\"n\":0,\"e\":[]}"), .numberOutOfRange)
    expectEqual(error("{\"tab\":\"x\",\"n\":1.5,\"e\":[]}"), .numberOutOfRange)
    expectEqual(error("{\"tab\":\"x\",\"n\":1e300,\"e\":[]}"), .numberOutOfRange)
    expectEqual(error("{\"n\":1,\"e\":[]}"), .missing("tab"))
    expectEqual(error("{\"tab\":\"x\",\"n\":1}"), .missing("e"))
    expectEqual(error(of: "{\"k\":\"shout\"}"), .unknownKind("shout"))
    expectEqual(error(of: "{\"k\":\"press\",\"n\":\"A\"}"), .missing("n"))
    expectEqual(error(of: "{\"k\":\"press\",\"n\":\"zzzzzzzzzzzzzzzz\"}"), .missing("n"))
    expectEqual(error(of: "{\"k\":\"menu\",\"x\":NaN,\"y\":0}"), .syntax(at: 38))
    expectEqual(error(of: "{\"k\":\"menu\",\"x\":1e999,\"y\":0}"), .numberOutOfRange)
    expectEqual(error(of: "{\"k\":\"menu\",\"x\":1e13,\"y\":0}"), .numberOutOfRange)
    expectEqual(
      error(of: "{\"k\":\"edit\",\"n\":\"a\",\"b\":0,\"i\":2,\"j\":1,\"v\":\"ab\",\"s\":2,\"t\":2}"), .numberOutOfRange)
    expectEqual(error(of: "{\"k\":\"size\",\"w\":0,\"h\":1}"), .numberOutOfRange)
  }

  @Test("deep nesting and many values are refused")
  func limits() {
    expectEqual(error(String(repeating: "[", count: 100_000)), .tooDeep)
    expectEqual(error(String(repeating: "{\"a\":", count: 100_000)), .tooDeep)
    let many = Array(repeating: "{\"k\":\"leave\"}", count: PageEvent.maximumCount + 1).joined(separator: ",")
    expectEqual(error(of: many), .tooMany)
    expectEqual(error("[" + String(repeating: "0,", count: JSONValue.maximumCount) + "0]"), .tooMany)
    expectEqual(error(of: "{\"k\":\"key\",\"c\":\"\(String(repeating: "a", count: 33))\"}"), .tooLong("c"))
  }

  @Test("damaged input never traps", arguments: 0..<20)
  func damaged(seed: Int) {
    var randomness = Randomness(seed: seed)
    let sample = Array(
      "{\"tab\":\"x\",\"n\":1,\"e\":[{\"k\":\"edit\",\"n\":\"a\",\"b\":0,\"i\":0,\"j\":0,\"v\":\"\\ud83d\\ude00é\",\"s\":0,\"t\":1},{\"k\":\"menu\",\"x\":-1.5e3}]}"
        .utf8)
    for _ in 0..<2000 {
      var bytes = sample
      for _ in 0...randomness.next(below: 4) {
        let place = randomness.next(below: bytes.count)
        switch randomness.next(below: 3) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: randomness.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: sample[0..<randomness.next(below: sample.count)], at: place)
        }
      }
      _ = try? PageEvent.events(in: bytes)
    }
  }

  @Test("escapes are decoded, and half a surrogate pair becomes the replacement character")
  func escapes() throws {
    let json = try JSONValue(Array(#""\"\\\/\b\f\n\r\tA\ud83d\ude00\ud83dx\ude00""#.utf8))
    expectEqual(json, .string("\"\\/\u{8}\u{C}\n\r\tA😀\u{FFFD}x\u{FFFD}"))
    try expectEqual(
      JSONValue(Array(" [ 1 , -2.5e1 , true , null , {} ] ".utf8)),
      .array([.number(1), .number(-25), .bool(true), .null, .object([:])]))
  }
}
