import { hiddenQuery } from '@touchline/feature-kit/marks';
import { afterEach, expect, test } from 'vitest';
import { takeQuery, takeWord } from './take-word.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('takes a secret that the head’s script has hidden once', () => {
  Object.assign(window, { [hiddenQuery]: '?token=hidden' });
  history.replaceState(null, '', '/auth/password/reset/');
  expect([takeWord('token'), takeWord('token')]).toEqual(['hidden', null]);
  Object.assign(window, { [hiddenQuery]: '?code=c1&state=s1' });
  expect([takeQuery(), takeQuery()]).toEqual(['?code=c1&state=s1', '']);
});

test('takes a secret out of the address of a link', () => {
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2F');
  expect([takeWord('payload'), location.search, history.state]).toEqual(['sealed', '?returnTo=%2F', { key: 'k' }]);
});
