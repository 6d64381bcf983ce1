import Foundation
import RenderTree
import ScreenUse

/// An element as a request names it: by its text, label or identifier, by the name that an answer gave it, or by a point.
struct ElementReference: Equatable {
  /// The part of an element that is compared.
  enum Match: String, CaseIterable { case whole, part, identifier }

  /// The ways of naming an element.
  enum Way: Equatable {
    case text(String, Match?, Semantics.Role?)
    case name(String)
    case point(CGPoint)
  }

  let way: Way

  /// Reads the arguments for an element; nil if there are none.
  ///
  /// - Parameter prefix: The name of the argument with the text: `element`, or `to`.
  init?(_ arguments: inout Arguments, _ name: String = "element") throws(SessionProblem) {
    let isMain = name == "element"
    let text = try arguments.text(name)
    let match: Match? = try arguments.choice(isMain ? "match" : "\(name)Match")
    let role: Semantics.Role? = try arguments.role(isMain ? "role" : "\(name)Role")
    let x = try arguments.number(isMain ? "x" : "\(name)X", in: -20_000...20_000)
    let y = try arguments.number(isMain ? "y" : "\(name)Y", in: -20_000...20_000)
    switch (text, x, y) {
    case (let text?, nil, nil):
      way = text.wholeMatch(of: /e[0-9]+/) != nil && match == nil ? .name(text) : .text(text, match, role)
    case (nil, let x?, let y?): way = .point(CGPoint(x: x, y: y))
    case (nil, nil, nil):
      if match != nil || role != nil {
        throw Arguments.missing(
          name, "the element's text, or its name from a screen, such as e12; or a point, as x and y")
      }
      return nil
    default: throw SessionProblem(.badRequest, "Expected: \(name), or both x and y for a point")
    }
  }
}

extension Arguments {
  /// Returns a role by the name that outlines have for it.
  fileprivate mutating func role(_ name: String) throws(SessionProblem) -> Semantics.Role? {
    guard let text = try text(name) else { return nil }
    let roles = Semantics.Role.allCases
    guard let role = roles.first(where: { $0.listed == text }) else {
      throw SessionProblem(
        .badRequest,
        "\(name) is \(text.debugDescription). Expected: one of \(roles.map(\.listed).joined(separator: ", "))")
    }
    return role
  }
}

extension Semantics.Role {
  /// True for a field for text.
  fileprivate var isField: Bool { self == .textField || self == .searchField }
}

extension ScreenOutline.Element {
  /// True if a request means the element by the name that an outline has.
  fileprivate func isNamed(_ text: String, _ match: ElementReference.Match?, _ role: Semantics.Role?) -> Bool {
    if let role, role != self.role { return false }
    return switch match {
    case .whole, nil: name.reads(as: text)
    case .part: name.reads(with: text)
    case .identifier: false
    }
  }
}

/// An element that was found for a request.
struct FoundElement {
  /// The point of a tap.
  let point: CGPoint
  /// The query by which a test finds it; nil for a point.
  let query: ElementQuery?
  /// The words for the element.
  let words: String
  /// True if the element is a drag handle.
  var isDragHandle = false
  /// True if the element is a field for text.
  var isField = false
}

extension Session {
  /// Finds an element. Of a control and the text that names it, the control is meant.
  func find(_ reference: ElementReference, in scene: any SessionScene) throws(SessionProblem) -> FoundElement {
    let screen = Screen(scene.frame())
    switch reference.way {
    case .point(let point):
      return FoundElement(point: point, query: nil, words: "the point \(Int(point.x)), \(Int(point.y))")
    case .name(let name): return try find(named: name, in: screen, scene)
    case .text(let text, let match, let role):
      let ways: [ElementQuery.Match] =
        switch match {
        case .whole: [.whole(text)]
        case .part: [.part(text)]
        case .identifier: [.identifier(text)]
        case nil: [.whole(text), .identifier(text)]
        }
      for way in ways {
        let query = ElementQuery(way, role: role)
        do throws(ElementLookupError) {
          let element = try screen.element(query, preferring: .control)
          return FoundElement(
            point: element.middle, query: query, words: words(for: element), isDragHandle: element.isDragHandle,
            isField: element.role.isField || element.acting?.semantics?.role.isField == true)
        } catch {
          if case .ambiguous(let found) = error {
            let identities = Set(found.map(\.identity)).union(found.map(\.node.id))
            throw ambiguous(text, outline(in: scene).all.filter { identities.contains($0.id) })
          }
        }
      }
      // An outline joins the texts of an element.
      let named = outline(in: scene).all.filter { $0.isNamed(text, match, role) }
      if named.count > 1 { throw ambiguous(text, named) }
      if let element = named.first { return found(element, in: screen) }
      throw unknown(text, role, scene)
    }
  }

  private func find(named name: String, in screen: Screen, _ scene: any SessionScene) throws(SessionProblem)
    -> FoundElement
  {
    let outline = outline(in: scene).all
    guard let id = names.node(named: name), let element = outline.first(where: { $0.id == id }) else {
      // An element may be called like a name, too.
      if let element = try? screen.element(ElementQuery(.whole(name)), preferring: .control) {
        return FoundElement(
          point: element.middle, query: ElementQuery(.whole(name)), words: words(for: element),
          isDragHandle: element.isDragHandle)
      }
      throw SessionProblem(.notFound, "\(name) is not on the screen. It shows:\n" + listing(in: scene))
    }
    return found(element, in: screen)
  }

  private func found(_ element: ScreenOutline.Element, in screen: Screen) -> FoundElement {
    let isDragHandle = screen.elements.contains { $0.identity == element.id && $0.isDragHandle }
    return FoundElement(
      point: element.middle, query: query(for: element, in: screen),
      words: "\(element.role.listed) \(element.name.listed)", isDragHandle: isDragHandle, isField: element.role.isField)
  }

  /// Returns the shortest query by which a test finds an element; nil if none means it alone.
  private func query(for element: ScreenOutline.Element, in screen: Screen) -> ElementQuery? {
    let texts = screen.elements.filter { $0.identity == element.id || $0.node.id == element.id }
      .flatMap { [$0.label, $0.text] }.compactMap(\.self).filter { !$0.isEmpty }
    let whole = texts.map { ElementQuery(.whole($0)) }
    let withRole = texts.map { ElementQuery(.whole($0), role: element.role) }
    let identified = element.identifier.map { [ElementQuery(.identifier($0))] } ?? []
    return (whole + identified + withRole).first { query in
      (try? screen.element(query, preferring: .control))?.identity == element.id
    }
  }

  private func words(for element: ScreenElement) -> String {
    let role = element.acting?.semantics?.role ?? element.role
    return "\(role.listed) \((element.label ?? element.text ?? "").listed)"
  }

  private func listing(in scene: any SessionScene) -> String {
    let outline = outline(in: scene)
    lastOutline = outline.all
    return OutlineText(outline.elements).lines(&names).joined(separator: "\n")
  }

  private func ambiguous(_ text: String, _ elements: [ScreenOutline.Element]) -> SessionProblem {
    let lines = elements.map { "  " + OutlineText.line($0, &names) }
    return SessionProblem(
      .ambiguous,
      "\(elements.count) elements are called \(text.listed). Name one by its role or by the name at the beginning of its "
        + "line:\n" + lines.joined(separator: "\n"))
  }

  private func unknown(_ text: String, _ role: Semantics.Role?, _ scene: any SessionScene) -> SessionProblem {
    let outline = outline(in: scene).all
    let what = role.map { "\($0.listed) " } ?? ""
    let near = NearNames(outline.flatMap { [$0.name] + $0.texts + [$0.identifier ?? ""] }).near(text)
    let hint =
      near.isEmpty
      ? "The screen shows:\n" + listing(in: scene)
      : "Near names: \(near.map(\.listed).joined(separator: ", "))"
    return SessionProblem(.notFound, "Nothing visible is called \(what)\(text.listed). \(hint)")
  }
}
