@_spi(Toolkit) import UIKitCore

// UIKitCore's DynamicConstruction.swift explains the technique.

extension UITableViewCell {
  convenience init(constructing style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// An instance of this class, which may be a subclass known only at run time, made by `init(style:reuseIdentifier:)`.
  @_silgen_name("$s10UIKitLists15UITableViewCellC12constructing15reuseIdentifierA2C0E5StyleO_SSSgtcfC")
  class func construct(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(constructing reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// An instance of this class, which may be a subclass known only at run time, made by `init(reuseIdentifier:)`.
  @_silgen_name("$s10UIKitLists023UITableViewHeaderFooterD0C12constructingACSSSg_tcfC")
  class func construct(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}
