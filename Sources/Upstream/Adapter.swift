import Foundation
import PergolaUIKit

/// Shows sections of models in a table or a collection view, each model in a view of the class that its section
/// chooses.
///
/// ```swift
/// let adapter = Adapter(tableView: tableView)
/// adapter.delegate = self
/// tableView.dataSource = adapter
/// tableView.delegate = adapter
/// adapter.reload(sections: [Section(items: [Item(model: user, cellType: UserCell.self)])])
/// ```
///
/// Classes are registered when they are needed. All methods can be overridden. Delegate and data source methods that
/// this class does not implement cannot be added by a subclass: give the list a separate delegate.
open class Adapter: Manager<Any> {}
