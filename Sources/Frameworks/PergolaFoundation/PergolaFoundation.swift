// Foundation itself comes with Predicates. It is not exported beside it, so that the classes there take the place of
// Foundation's classes of the same names.
@_exported import PergolaCoreFoundation
@_exported import Predicates
