// @vitest-environment jsdom
import { consumeHiddenQuery } from '@touchline/feature-kit';
import { expect, test } from 'vitest';

test('the script for secret addresses hides the query except `returnTo`, and the page can read it once', async () => {
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F#top');
  await import('./secret-head.ts');
  expect(location.pathname + location.search + location.hash).toBe('/auth/login/limit/?returnTo=%2Flive%2F#top');
  expect(history.state).toEqual({ key: 'k' });
  expect(consumeHiddenQuery()).toBe('?payload=sealed&returnTo=%2Flive%2F');
  expect(consumeHiddenQuery()).toBe('');
});
