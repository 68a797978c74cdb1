/**
 * The catalogue of features. A feature's id is its key in customer.json; its package exports `./feature` (its
 * contribution) and `./options` (its schema). A new feature is one line here and one dependency in package.json.
 */
export const catalogue: Readonly<Record<string, string>> = {
  catalog: '@touchline/catalog',
  event: '@touchline/event',
  account: '@touchline/account',
  club: '@touchline/club',
  info: '@touchline/info',
  search: '@touchline/search',
  moments: '@touchline/moments',
  following: '@touchline/following',
  commerce: '@touchline/commerce',
  survey: '@touchline/survey',
  smart_banner: '@touchline/smart-banner',
  push: '@touchline/push',
  analytics: '@touchline/analytics',
  reports: '@touchline/reports',
  installed: '@touchline/installed',
};

/** The shell around every page; the portal imports it by this name. */
export const shell = '@touchline/shell';

/**
 * Libraries below the features whose texts every page loads; other libraries' texts come with the features that depend on them.
 */
export const pageTexts = ['@touchline/content'];
