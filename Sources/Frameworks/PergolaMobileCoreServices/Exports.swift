@_exported import PergolaCoreServices
