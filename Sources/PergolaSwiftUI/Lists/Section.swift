import Foundation

/// Views that belong together, with a header and a footer.
///
/// Lists and lazy stacks show sections; in other containers the header, the content and the footer follow each other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SectionNode(view, context)
  }

  /// Lists have to look for sections.
  @MainActor public static var _elementCount: Int? { nil }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header, which is looked up in the tables of strings.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

/// The node of a section: the parts are one item for lists and lazy stacks.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
  TypedViewNode<Section<Parent, Content, Footer>>, SectionBoundary
{
  private var header: TypedViewNode<SectionEdge<Parent>>?
  private var content: TypedViewNode<Content>?
  private var footer: TypedViewNode<SectionEdge<Footer>>?

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    header = SectionEdge._makeNode(Self.header(of: view), NodeContext(in: self, isLazy: false))
    content = Content._makeNode(view.content, NodeContext(in: self))
    footer = SectionEdge._makeNode(Self.footer(of: view), NodeContext(in: self, isLazy: false))
  }

  private static func header(of section: Section<Parent, Content, Footer>) -> SectionEdge<Parent> {
    SectionEdge(role: .header, content: section.header)
  }

  private static func footer(of section: Section<Parent, Content, Footer>) -> SectionEdge<Footer> {
    SectionEdge(role: .footer, content: section.footer)
  }

  override func update(_ new: Section<Parent, Content, Footer>) {
    view = new
    header?.update(Self.header(of: new))
    content?.update(new.content)
    footer?.update(Self.footer(of: new))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    items.append(
      .section(
        SectionItems(
          node: self, header: header?.items ?? [], content: content?.items ?? [], footer: footer?.items ?? [])))
  }
}

/// The node of a section, whose parts appear separately.
@MainActor
protocol SectionBoundary: ViewNode {}
