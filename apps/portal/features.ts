/**
 * The features: each one's key in customer.json, and the entry point that exports its manifest. A package may have
 * several features, each with its own entry point.
 */
export const catalogue: Readonly<Record<string, string>> = {
  catalog: '@touchline/catalog/manifest',
  event: '@touchline/event/manifest',
  account: '@touchline/account/manifest',
  club: '@touchline/club/manifest',
  info: '@touchline/info/manifest',
  notices: '@touchline/info/notices',
  install: '@touchline/install/open-app',
  search: '@touchline/search/manifest',
  moments: '@touchline/moments/manifest',
  following: '@touchline/following/manifest',
  commerce: '@touchline/commerce/manifest',
  survey: '@touchline/survey/manifest',
  smart_banner: '@touchline/install/smart-banner',
  push: '@touchline/push/manifest',
  analytics: '@touchline/analytics/manifest',
  reports: '@touchline/reports/manifest',
  installed: '@touchline/install/installed',
};

/** The package of an entry point: `@touchline/event` of `@touchline/event/manifest`. */
const getPackage = (door: string): string => door.slice(0, door.lastIndexOf('/'));

/** The packages of features. @param featureIds keys of the catalogue; unknown ones are left out */
export const getPackages = (featureIds: readonly string[]): string[] => [
  ...new Set(featureIds.flatMap((id) => (catalogue[id] === undefined ? [] : getPackage(catalogue[id])))),
];

/** The shell around every page; the portal imports it by this name. */
export const shell = '@touchline/shell';

/**
 * Libraries below the features whose texts every page loads; other libraries' texts come with the features that depend
 * on them.
 */
export const pageTexts = ['@touchline/content'];
