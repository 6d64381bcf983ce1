// TurboJPEG, the interface of libjpeg-turbo that reports errors by return values.
#include <turbojpeg.h>

// Limits the number of scans in a progressive file; 0 in versions before 2.1, which have no limit.
#ifdef TJFLAG_LIMITSCANS
static const int tjLimitScans = TJFLAG_LIMITSCANS;
#else
static const int tjLimitScans = 0;
#endif
