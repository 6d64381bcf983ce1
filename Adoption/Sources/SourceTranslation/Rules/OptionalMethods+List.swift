extension OptionalMethods {
  static let list = """
    tableView(_:didSelectRowAt:)
    tableView(_:heightForRowAt:)
    tableView(_:viewForHeaderInSection:)
    scrollViewDidScroll(_:)
    """
}
