// A C module can be no alias of another module, so `import libxml2` finds this one.
@_exported import CLibxml2
