// @vitest-environment jsdom
import { consumeHiddenQuery } from '@touchline/feature-kit';
import { expect, test } from 'vitest';

test('the query of a secret address is removed by the head’s script, and the page can read it once', async () => {
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F#top');
  await import('./secret-head.ts');
  expect(location.pathname + location.search + location.hash).toBe('/auth/login/limit/?returnTo=%2Flive%2F#top');
  expect(history.state).toEqual({ key: 'k' });
  expect(consumeHiddenQuery()).toBe('?payload=sealed&returnTo=%2Flive%2F');
  expect(consumeHiddenQuery()).toBe('');
});
