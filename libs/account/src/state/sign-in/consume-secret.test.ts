import { hiddenQueryProperty } from '@touchline/feature-kit/marks';
import { afterEach, expect, test } from 'vitest';
import { consumeQuery, consumeSecret } from './consume-secret.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('a secret that the head’s script has hidden is read once', () => {
  Object.assign(window, { [hiddenQueryProperty]: '?token=hidden' });
  history.replaceState(null, '', '/auth/password/reset/');
  expect([consumeSecret('token'), consumeSecret('token')]).toEqual(['hidden', null]);
  Object.assign(window, { [hiddenQueryProperty]: '?code=c1&state=s1' });
  expect([consumeQuery(), consumeQuery()]).toEqual(['?code=c1&state=s1', '']);
});

test('the secret of a link is removed from the address', () => {
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2F');
  expect([consumeSecret('payload'), location.search, history.state]).toEqual(['sealed', '?returnTo=%2F', { key: 'k' }]);
});
