import Foundation
@_spi(Toolkit) import UIKitCore

/// Finds out which optional methods the delegate and the data source implement.
///
/// A default implementation inserts its method into `missing` when it is called, which answers for one row or section.
/// A method that was implemented once stays in `implemented`, because a controller's override may call super for some
/// rows or sections only. Where the table stops calling an absent method, only a class without overrides counts as
/// lacking it; ``DefaultEstimates`` keeps the calls of other classes few.
extension UITableView {
  /// The optional methods whose absence changes the behavior of a table.
  struct Methods: OptionSet {
    let rawValue: Int
    static let heightForRow = Methods(rawValue: 1)
    static let viewForHeader = Methods(rawValue: 2)
    static let viewForFooter = Methods(rawValue: 4)
    static let canEditRow = Methods(rawValue: 8)
    static let estimateOfRow = Methods(rawValue: 16)
    static let estimateOfHeader = Methods(rawValue: 32)
    static let estimateOfFooter = Methods(rawValue: 64)
    static let indentation = Methods(rawValue: 128)
    static let shouldIndent = Methods(rawValue: 256)
    /// Missing if super answered for a row of a table view controller's subclass that overrides the method.
    static let estimateOfThisRow = Methods(rawValue: 512)
    static let anyEstimateOfRow: Methods = [estimateOfRow, estimateOfThisRow]
    static let canMoveRow = Methods(rawValue: 1024)
    static let moveRow = Methods(rawValue: 2048)
    static let heightForHeader = Methods(rawValue: 4096)
    static let heightForFooter = Methods(rawValue: 8192)
    /// The methods of the data source.
    static let dataSource: Methods = [canEditRow, canMoveRow, moveRow]
    /// The methods of the delegate.
    static let delegate: Methods = [
      heightForRow, viewForHeader, viewForFooter, estimateOfRow, estimateOfThisRow, estimateOfHeader, estimateOfFooter,
      indentation, shouldIndent, heightForHeader, heightForFooter,
    ]

    static func height(of role: HeaderFooterRole) -> Methods { role == .header ? heightForHeader : heightForFooter }
    static func estimate(of role: HeaderFooterRole) -> Methods { role == .header ? estimateOfHeader : estimateOfFooter }
    static func view(of role: HeaderFooterRole) -> Methods { role == .header ? viewForHeader : viewForFooter }
  }

  /// Forgets which methods another data source or delegate implemented.
  final func forgetMethods(of owner: Methods) {
    missing.subtract(owner)
    implemented.subtract(owner)
    if owner.contains(.estimateOfRow) { defaultEstimates = DefaultEstimates() }
  }

  /// Calls a method, and finds out whether the delegate or data source implements it or the default answered.
  final func ask<Answer>(_ method: Methods, _ question: () -> Answer) -> (answer: Answer, isOwn: Bool) {
    missing.remove(method)
    let answer = question()
    let isOwn = missing.isDisjoint(with: method)
    if isOwn { implemented.insert(method) }
    return (answer, isOwn)
  }
}
