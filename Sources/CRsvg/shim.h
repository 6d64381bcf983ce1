// librsvg, which draws vector graphics with Cairo.
#include <librsvg/rsvg.h>
