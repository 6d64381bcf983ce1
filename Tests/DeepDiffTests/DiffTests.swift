import DeepDiff
import Expectations
import Foundation
import Testing

struct User: DiffAware, Equatable {
  let id: Int
  var name: String

  var diffId: Int { id }
  static func compareContent(_ a: User, _ b: User) -> Bool { a.name == b.name }
}

/// An item that is its own identity.
struct City: DiffAware, Hashable {
  let name: String
}

extension Change {
  /// The change in a few letters: `-a@0`, `+a@0`, `a>b@0`, `a:0>1`.
  var picture: String {
    switch self {
    case .insert(let insert): "+\(insert.item)@\(insert.index)"
    case .delete(let delete): "-\(delete.item)@\(delete.index)"
    case .replace(let replace): "\(replace.oldItem)>\(replace.newItem)@\(replace.index)"
    case .move(let move): "\(move.item):\(move.fromIndex)>\(move.toIndex)"
    }
  }
}

/// The result of a batch update of a list with these changes; nil if they do not fit together.
func updated<T: DiffAware>(_ old: [T], by changes: [Change<T>]) -> [T]? {
  var gone = Set(changes.compactMap { $0.delete?.index })
  gone.formUnion(changes.compactMap { $0.move?.fromIndex })
  let moves = changes.compactMap(\.move)
  let inserts = changes.compactMap(\.insert)
  let count = old.count - changes.compactMap(\.delete).count + inserts.count
  var result = [T?](repeating: nil, count: count)
  for (item, index) in inserts.map({ ($0.item, $0.index) }) + moves.map({ (old[$0.fromIndex], $0.toIndex) }) {
    guard result.indices.contains(index), result[index] == nil else { return nil }
    result[index] = item
  }
  var staying = old.indices.filter { !gone.contains($0) }.makeIterator()
  for index in result.indices where result[index] == nil {
    guard let source = staying.next() else { return nil }
    result[index] = old[source]
  }
  // Replacements are reloads with the new data.
  for case let replace? in changes.map(\.replace) { result[replace.index] = replace.newItem }
  return staying.next() == nil ? result.compactMap { $0 } : nil
}

@Suite("The library's difference of two lists")
struct DiffTests {
  func changes(_ old: String, _ new: String) -> [String] { diff(old: Array(old), new: Array(new)).map(\.picture) }

  @Test(
    "deletions come in old order, then the rest in new order",
    arguments: [
      ("", "", []),
      ("", "abc", ["+a@0", "+b@1", "+c@2"]),
      ("abc", "", ["-a@0", "-b@1", "-c@2"]),
      ("abc", "bcd", ["-a@0", "+d@2"]),
      ("abcd", "cdef", ["-a@0", "-b@1", "+e@2", "+f@3"]),
      ("abc", "aBc", ["-b@1", "+B@1"]),
      ("abc", "ABC", ["-a@0", "-b@1", "-c@2", "+A@0", "+B@1", "+C@2"]),
      ("abc", "a", ["-b@1", "-c@2"]),
      ("abc", "aB", ["-b@1", "-c@2", "+B@1"]),
      ("a", "ba", ["+b@0"]),
      ("abc", "d", ["-a@0", "-b@1", "-c@2", "+d@0"]),
      ("sitting", "kitten", ["-s@0", "-i@4", "-g@6", "+k@0", "+e@4"]),
      ("321", "143", ["-2@1", "1:2>0", "+4@1", "3:0>2"]),
    ] as [(String, String, [String])])
  func order(old: String, new: String, expected: [String]) {
    expectEqual(changes(old, new), expected)
  }

  @Test(
    "every item moves that the deletions and insertions before it do not put into its place",
    arguments: [
      ("abc", "cba", ["c:2>0", "a:0>2"]),
      ("abcd", "adbc", ["d:3>1", "b:1>2", "c:2>3"]),
      ("12345", "15234", ["5:4>1", "2:1>2", "3:2>3", "4:3>4"]),
      ("15234", "12345", ["2:2>1", "3:3>2", "4:4>3", "5:1>4"]),
      ("34152", "51324", ["5:3>0", "1:2>1", "3:0>2", "2:4>3", "4:1>4"]),
      ("1302", "0231", ["0:2>0", "2:3>1", "3:1>2", "1:0>3"]),
      ("2013", "1302", ["1:2>0", "3:3>1", "0:1>2", "2:0>3"]),
    ] as [(String, String, [String])])
  func moves(old: String, new: String, expected: [String]) {
    expectEqual(changes(old, new), expected)
  }

  @Test("an item of changed content is replaced at its new index")
  func replacing() {
    let old = [User(id: 1, name: "a"), User(id: 2, name: "b")]
    let new = [User(id: 1, name: "a"), User(id: 2, name: "a"), User(id: 3, name: "c")]
    let changes = diff(old: old, new: new)
    expectEqual(changes.count, 2)
    expectEqual(changes[0].replace?.oldItem, old[1])
    expectEqual(changes[0].replace?.newItem, new[1])
    expectEqual(changes[0].replace?.index, 1)
    expectEqual(changes[1].insert?.item, new[2])
  }

  @Test("an item that moves and changes its content is replaced, then moved")
  func replacingAndMoving() {
    let old = [User(id: 1, name: "a"), User(id: 2, name: "b")]
    let new = [User(id: 2, name: "B"), User(id: 1, name: "a")]
    let changes = diff(old: old, new: new)
    expectEqual(changes.count, 3)
    expectEqual(changes[0].replace?.oldItem, old[1])
    expectEqual(changes[0].replace?.newItem, new[0])
    expectEqual(changes[0].replace?.index, 0)
    expectEqual(changes[1].move?.item, new[0])
    expectEqual(changes[1].move?.fromIndex, 1)
    expectEqual(changes[1].move?.toIndex, 0)
    expectEqual(changes[2].move?.item, new[1])
  }

  @Test("repeated items match in order of occurrence")
  func repeated() {
    expectEqual(changes("ba", "aba"), ["a:1>0", "b:0>1", "+a@2"])
    expectEqual(changes("aba", "ba"), ["-a@2", "b:1>0", "a:0>1"])
  }

  @Test("lists are preprocessed to insertions or deletions if one of them is empty")
  func preprocessing() {
    func changes(_ old: String, _ new: String) -> [String]? {
      preprocess(old: Array(old), new: Array(new))?.map(\.picture)
    }
    expectEqual(changes("", ""), [])
    expectEqual(changes("", "ab"), ["+a@0", "+b@1"])
    expectEqual(changes("ab", ""), ["-a@0", "-b@1"])
    #expect(changes("a", "a") == nil)
  }

  @Test("lists of a thousand items have a change for each edit of a block")
  func blocks() {
    let old = Array(0..<1000)
    var new = old
    new.removeSubrange(100..<200)
    expectEqual(diff(old: old, new: new).count, 100)
    new.insert(contentsOf: 1000..<1100, at: 799)
    expectEqual(diff(old: old, new: new).count, 200)
  }

  @Test("a closure runs only for an array with elements")
  func presence() {
    var calls: [[Int]] = []
    [Int]().executeIfPresent { calls.append($0) }
    [1, 2].executeIfPresent { calls.append($0) }
    expectEqual(calls, [[1, 2]])
  }

  @Test("a hashable item is its own identity")
  func ownIdentity() {
    let changes = diff(old: [City(name: "Oslo"), City(name: "Bern")], new: [City(name: "Oslo"), City(name: "Rome")])
    expectEqual(changes.count, 2)
    expectEqual(changes[0].delete?.item, City(name: "Bern"))
    expectEqual(changes[1].insert?.item, City(name: "Rome"))
    let id = UUID()
    #expect(diff(old: [id], new: [id]).isEmpty)
    #expect(diff(old: [1, 2], new: [1, 2]).isEmpty)
    expectEqual(diff(old: ["a"], new: []).first?.delete?.index, 0)
  }
}
