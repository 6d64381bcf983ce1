/// The pages of a navigation container.
@MainActor
final class PageStack {}
