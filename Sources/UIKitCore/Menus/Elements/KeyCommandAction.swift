import Foundation

/// The action that stands for a key command in a menu, and performs it when it is chosen.
final class KeyCommandAction: UIAction {
  let command: UIKeyCommand

  init(_ command: UIKeyCommand) {
    self.command = command
    super.init(
      title: command.title, subtitle: command.subtitle, image: command.image,
      discoverabilityTitle: command.discoverabilityTitle, attributes: command.attributes, state: command.state
    ) { _ in command.perform() }
  }
}
