import type { ErrorReport } from '@touchline/telemetry';
import { expect, test } from 'vitest';
import { isWorthReporting } from './is-worth-reporting.ts';

const around = { online: true, origin: 'https://tv.example' };
const ours = 'Error\n    at f (https://tv.example/assets/x.js:1:2)';
const heard = (over: Partial<ErrorReport>): ErrorReport => ({ name: 'Error', message: 'x', context: {}, ...over });

test.each<[string, Partial<ErrorReport>]>([
  ['a call that the backend broke at', { code: 'server_error', status: 500 }],
  ['a status above it, whatever the code', { code: 'somebody_elses', status: 503 }],
  ['an answer that does not fit', { code: 'invalid_response' }],
  ['what nobody has seen coming', { name: 'TypeError', message: 'x is undefined', stack: ours }],
  ['what a part of the page threw', { context: { section: 'player' } }],
  ['an uncaught error of ours', { stack: ours, context: { uncaught: 'error' } }],
  [
    'a chunk that its server lacks',
    { name: 'TypeError', message: 'Failed to fetch dynamically imported module: /a.js' },
  ],
])('%s is reported', (_what, over) => {
  expect(isWorthReporting(heard(over), around)).toBe(true);
});

test.each<[string, Partial<ErrorReport>]>([
  ['what a viewer may not see', { code: 'forbidden', status: 403 }],
  ['what is not there', { code: 'not_found', status: 404 }],
  ['a request that the page gave up', { code: 'aborted' }],
  ['the same, as browsers say it', { name: 'AbortError' }],
  ['a network that is gone', { code: 'offline' }],
  ['a network that broke off', { code: 'network_error' }],
  ['a network that is slow', { code: 'timeout' }],
  ['a popup that was closed', { code: 'popup_closed' }],
  ['a provider that was blocked', { code: 'provider_unavailable' }],
  ['a video that may not begin by itself', { name: 'NotAllowedError' }],
  ['a request without an answer', { name: 'TypeError', message: 'Failed to fetch', stack: ours }],
  ['an extension’s error', { stack: 'Error\n at chrome-extension://abc/x.js:1:2', context: { uncaught: 'error' } }],
  ['another extension’s', { message: 'moz-extension://abc is broken' }],
  ['a script’s of another origin', { message: 'Script error.', context: { uncaught: 'error' } }],
  [
    'an uncaught one that ours have no part in',
    { stack: 'Error\n at <anonymous>:1:2', context: { uncaught: 'error' } },
  ],
  ['a rejection that is no error', { message: 'undefined', context: { uncaught: 'rejection' } }],
  ['a loop that browsers mend', { message: 'ResizeObserver loop limit exceeded', stack: ours }],
])('%s is not', (_what, over) => {
  expect(isWorthReporting(heard(over), around)).toBe(false);
});

test('a chunk that fails to load without a network is not reported', () => {
  const chunk = heard({ message: 'error loading dynamically imported module: https://tv.example/a.js' });
  expect(isWorthReporting(chunk, { ...around, online: false })).toBe(false);
});
