import { expect, test } from 'vitest';
import { readProductSources } from './product-sources.ts';

// Other features get the viewer from feature-kit's `useViewer`, so that a customer's own sign-in can replace account.
test('only the library account imports the library auth-session', () => {
  const importers = readProductSources()
    .filter(({ text }) => text.includes("from '@touchline/auth-session'"))
    .map(({ file }) => file.split('/').slice(0, 2).join('/'));
  expect([...new Set(importers)]).toEqual(['libs/account']);
});
