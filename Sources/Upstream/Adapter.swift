import Foundation
import PergolaUIKit

/// Shows sections of models in a table or a collection view: each model by the class of views that its section names.
///
/// ```swift
/// let adapter = Adapter(tableView: tableView)
/// adapter.delegate = self
/// tableView.dataSource = adapter
/// tableView.delegate = adapter
/// adapter.reload(sections: [Section(items: [Item(model: user, cellType: UserCell.self)])])
/// ```
///
/// The classes are registered as they are needed. Everything can be overridden. What a list asks of its delegate or
/// data source that is not in this class cannot be added by a subclass: give the list a delegate of its own.
open class Adapter: Manager<Any> {}
