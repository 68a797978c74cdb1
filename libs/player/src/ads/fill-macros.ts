/** Values of VAST's macros (VAST 4.2, section 6) before a video. */
const macros: Readonly<Record<string, () => string>> = {
  ADTYPE: () => 'video',
  // 1 is before the video.
  BREAKPOSITION: () => '1',
  CACHEBUSTER: () => cacheBuster(),
  CACHEBUSTING: () => cacheBuster(),
  CORRELATOR: () => cacheBuster(),
  DEVICEUA: () => navigator.userAgent,
  DOMAIN: () => location.hostname,
  MEDIAPLAYHEAD: () => '00:00:00.000',
  // Without its query: that may name an order or a code.
  PAGEURL: () => location.origin + location.pathname,
  // 1 means the video's own player.
  PLACEMENTTYPE: () => '1',
  RANDOM: () => cacheBuster(),
  // The browser sends the request, not a server.
  SERVERSIDE: () => '0',
  TIMESTAMP: () => new Date().toISOString(),
  VASTVERSIONS: () => '2,3,5,6,7,8,11,12,13,14',
};

const cacheBuster = (): string => String(Math.floor(Math.random() * 90_000_000) + 10_000_000);

/** VAST's mark for an unknown value, such as a consent text that the portal does not have. */
const unknown = '-1';

/** `[NAME]`, its encoded form, and Google's `%%NAME%%`; some servers write small letters. */
const pattern = /(?:\[|%5B)([A-Z][A-Z0-9_]{1,40})(?:\]|%5D)|%%([A-Z][A-Z0-9_]{1,40})%%/gi;

/** Fills in the macros of an ad server's address; unknown ones become -1. Brackets around unknown small letters stay. */
export const fillMacros = (address: string): string =>
  address.replace(pattern, (written: string, standard: string | undefined, google: string | undefined) => {
    const name = standard ?? google ?? '';
    const known = name.toUpperCase();
    if (Object.hasOwn(macros, known)) return encodeURIComponent(macros[known]?.() ?? unknown);
    return name === known ? unknown : written;
  });
