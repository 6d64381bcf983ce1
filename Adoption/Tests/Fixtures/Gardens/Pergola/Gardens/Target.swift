// The sources of this target are named in PergolaSources.json.
