import AdminScreens
import UIKit

// The administration in a terminal, of the workplace of this process.
let workplace = Workplace.shared
for name in ["Index the archive", "Resize pictures", "Send invoices"] { workplace.addJob(named: name) }
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AdminDelegate.self))
