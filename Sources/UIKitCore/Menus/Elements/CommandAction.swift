import Foundation

/// The action that stands for a command in a menu, and performs it when it is chosen. It is disabled if nothing can
/// perform the command.
final class CommandAction: UIAction {
  let command: UICommand

  init(_ command: UICommand) {
    self.command = command
    let target = command.target
    (target as? UIResponder)?.validate(command)
    super.init(
      title: command.title, subtitle: command.subtitle, image: command.image,
      discoverabilityTitle: command.discoverabilityTitle,
      attributes: command.canBePerformed ? command.attributes : command.attributes.union(.disabled),
      state: command.state
    ) { _ in command.perform() }
  }
}
