/**
 * The catalogue of features. A feature's id is its key in customer.json; its package has the doors `./feature` (the
 * plug) and `./options` (its schema). Adding a feature is one line here and one dependency in package.json.
 */
export const catalogue: Readonly<Record<string, string>> = {
  catalog: '@touchline/catalog',
  event: '@touchline/event',
};

/** Libraries below the features that bring texts of their own. */
export const textLibraries = ['@touchline/player', '@touchline/content'];
