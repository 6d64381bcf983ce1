import UIKit

/// A row of the sidebar.
enum SidebarItem: Hashable {
  case group(MailboxGroup)
  case mailbox(Mailbox)
}
