import type { ErrorReport } from '@touchline/telemetry';
import { expect, test } from 'vitest';
import { isWorthReporting } from './is-worth-reporting.ts';

const pageFacts = { online: true, origin: 'https://tv.example' };
const portalStack = 'Error\n    at f (https://tv.example/assets/x.js:1:2)';
const createReport = (overrides: Partial<ErrorReport>): ErrorReport => ({
  name: 'Error',
  message: 'x',
  context: {},
  ...overrides,
});

test.each<[string, Partial<ErrorReport>]>([
  ['a server error of the backend', { code: 'server_error', status: 500 }],
  ['a status from 500 on with any code', { code: 'unknown_code', status: 503 }],
  ['a response that does not fit', { code: 'invalid_response' }],
  ['an unexpected exception', { name: 'TypeError', message: 'x is undefined', stack: portalStack }],
  ['an exception of a part of the page', { context: { section: 'player' } }],
  ['an uncaught error of the portal’s code', { stack: portalStack, context: { uncaught: 'error' } }],
  [
    'a chunk that its server lacks',
    { name: 'TypeError', message: 'Failed to fetch dynamically imported module: /a.js' },
  ],
])('an error is reported when it is %s', (_what, overrides) => {
  expect(isWorthReporting(createReport(overrides), pageFacts)).toBe(true);
});

test.each<[string, Partial<ErrorReport>]>([
  ['an answer 403 to a request for content', { code: 'forbidden', status: 403 }],
  ['a missing item', { code: 'not_found', status: 404 }],
  ['a request that the page aborted', { code: 'aborted' }],
  ['an AbortError of the browser', { name: 'AbortError' }],
  ['a missing network', { code: 'offline' }],
  ['a connection that broke off', { code: 'network_error' }],
  ['a slow network', { code: 'timeout' }],
  ['a popup that was closed', { code: 'popup_closed' }],
  ['a provider that was blocked', { code: 'provider_unavailable' }],
  ['a refused autoplay', { name: 'NotAllowedError' }],
  ['a request without an answer', { name: 'TypeError', message: 'Failed to fetch', stack: portalStack }],
  ['an extension’s error', { stack: 'Error\n at chrome-extension://abc/x.js:1:2', context: { uncaught: 'error' } }],
  ['another extension’s', { message: 'moz-extension://abc is broken' }],
  ['an error in a script of another origin', { message: 'Script error.', context: { uncaught: 'error' } }],
  [
    'an uncaught error without the portal’s code in its stack',
    { stack: 'Error\n at <anonymous>:1:2', context: { uncaught: 'error' } },
  ],
  ['a rejection that is no error', { message: 'undefined', context: { uncaught: 'rejection' } }],
  [
    'a ResizeObserver loop, which browsers correct',
    { message: 'ResizeObserver loop limit exceeded', stack: portalStack },
  ],
])('an error is not reported when it is %s', (_what, overrides) => {
  expect(isWorthReporting(createReport(overrides), pageFacts)).toBe(false);
});

test('a chunk that fails to load without a network is not reported', () => {
  const chunkReport = createReport({ message: 'error loading dynamically imported module: https://tv.example/a.js' });
  expect(isWorthReporting(chunkReport, { ...pageFacts, online: false })).toBe(false);
});
