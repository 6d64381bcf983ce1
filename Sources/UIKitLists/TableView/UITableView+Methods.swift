import Foundation
@_spi(Toolkit) import UIKitCore

/// Which methods the delegate and the data source implement is found out by asking: the defaults that answer in their
/// place say so. A controller's overrides may leave some rows or sections to super; that takes nothing back.
extension UITableView {
  /// Methods whose absence makes a difference.
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

    static func estimate(of role: EdgeRole) -> Methods { role == .header ? estimateOfHeader : estimateOfFooter }
    static func view(of role: EdgeRole) -> Methods { role == .header ? viewForHeader : viewForFooter }
  }

  /// Asks by a method, and finds out whether the answer is the delegate's or the data source's own.
  final func ask<Answer>(_ method: Methods, _ question: () -> Answer) -> (answer: Answer, isOwn: Bool) {
    missing.remove(method)
    let answer = question()
    let isOwn = !missing.contains(method)
    if isOwn { implemented.insert(method) }
    return (answer, isOwn)
  }
}
