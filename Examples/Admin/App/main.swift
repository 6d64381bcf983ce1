import AdminScreens
import UIKit

// The administration in a terminal, of the workplace of this process.
Workplace.shared.addSampleJobs()
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AdminDelegate.self))
