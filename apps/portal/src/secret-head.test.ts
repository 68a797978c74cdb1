// @vitest-environment jsdom
import { takeHiddenQuery } from '@touchline/feature-kit';
import { expect, test } from 'vitest';

test('a query with a secret is out of the address before anything is fetched, and the page still gets it, once', async () => {
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F#top');
  await import('./secret-head.ts');
  expect(location.pathname + location.search + location.hash).toBe('/auth/login/limit/?returnTo=%2Flive%2F#top');
  expect(history.state).toEqual({ key: 'k' });
  expect(takeHiddenQuery()).toBe('?payload=sealed&returnTo=%2Flive%2F');
  expect(takeHiddenQuery()).toBe('');
});
