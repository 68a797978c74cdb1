/** Values of macros by name, which the page or the player knows. */
export type MacroValues = Readonly<Record<string, string>>;

type Macros = Readonly<Record<string, () => string>>;

/** Values of VAST's macros (VAST 4.2, section 6) that are the same in every request before one video. */
const constantMacros: Macros = {
  ADTYPE: () => 'video',
  // 1 means an ad break before the video.
  BREAKPOSITION: () => '1',
  // 2 means a link inside the ad's own player.
  CLICKTYPE: () => '2',
  CONTENTPLAYHEAD: () => '00:00:00.000',
  DEVICEUA: () => navigator.userAgent,
  DOMAIN: () => location.hostname,
  MEDIAMIME: () => 'video/mp4,video/webm,application/x-mpegURL',
  MEDIAPLAYHEAD: () => '00:00:00.000',
  // The page's address without its query, which may contain an order's id or a code.
  PAGEURL: () => location.origin + location.pathname,
  // 1 means the video's own player.
  PLACEMENTTYPE: () => '1',
  PLAYERCAPABILITIES: () => 'skip,mute,mautoplay,fullscreen',
  // The browser sends the request, not a server.
  SERVERSIDE: () => '0',
  VASTVERSIONS: () => '2,3,5,6,7,8,11,12,13,14',
};

const createCacheBuster = (): string => String(Math.floor(Math.random() * 90_000_000) + 10_000_000);

/** Values that differ with each request. */
const perRequestMacros: Macros = {
  CACHEBUSTER: createCacheBuster,
  CACHEBUSTING: createCacheBuster,
  CORRELATOR: createCacheBuster,
  RANDOM: createCacheBuster,
  TIMESTAMP: () => new Date().toISOString(),
};
const allMacros: Macros = { ...constantMacros, ...perRequestMacros };

/** VAST's value for an unknown macro, such as a consent text that the portal does not have. */
const unknownValue = '-1';

/** `[NAME]`, its encoded form, and Google's `%%NAME%%`; some servers write lower-case letters. */
const macroPattern = /(?:\[|%5B)([A-Z][A-Z0-9_]{1,40})(?:\]|%5D)|%%([A-Z][A-Z0-9_]{1,40})%%/gi;

const getValue = (name: string, macros: Macros, page: MacroValues): string | undefined => {
  const value = Object.hasOwn(page, name) ? page[name] : Object.hasOwn(macros, name) ? macros[name]?.() : undefined;
  return value === undefined ? undefined : encodeURIComponent(value);
};

/**
 * Fills in the macros of an ad server's address; unknown ones become -1. Unknown lower-case names stay, because they
 * are seldom macros.
 * @param page values that the page knows
 */
export const fillMacros = (address: string, page: MacroValues = {}): string =>
  address.replace(macroPattern, (macro: string, bracketName: string | undefined, percentName: string | undefined) => {
    const name = bracketName ?? percentName ?? '';
    const macroName = name.toUpperCase();
    return getValue(macroName, allMacros, page) ?? (name === macroName ? unknownValue : macro);
  });

const createMacroFiller =
  (macros: Macros) =>
  (address: string, page: MacroValues): string =>
    address.replace(
      macroPattern,
      (macro: string, bracketName: string | undefined, percentName: string | undefined) =>
        getValue(bracketName ?? percentName ?? '', macros, page) ?? macro,
    );

/** Fills in the macros that are known before an event, and keeps the others, such as an error's code. */
export const fillLastingMacros = createMacroFiller(constantMacros);

/** Fills in the known macros of an advertiser's link. Other brackets are the shop's own, such as `filter[SIZE]=L`. */
export const fillLinkMacros = createMacroFiller(allMacros);
