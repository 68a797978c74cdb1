// @vitest-environment jsdom
import { setImmediate as waitForTasks } from 'node:timers/promises';
import { createLazyTelemetry } from '@touchline/telemetry';
import { PortalError } from '@touchline/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type SentryStandIn, startSentryStandIn } from '../testing/sentry-stand-in.ts';
import { createStartedPortal } from '@touchline/field-metrics/testing';
import { startErrors } from './start-errors.ts';

let sentry: SentryStandIn;
beforeAll(async () => {
  sentry = await startSentryStandIn();
  document.documentElement.dataset['site'] = 'acme';
});
afterAll(() => sentry.close());
beforeEach(() => {
  sessionStorage.clear();
  sentry.events.length = 0;
  sentry.raw.length = 0;
});

/** Each test counts as its own page, so its listeners are removed afterwards. */
const stopCalls: (() => void)[] = [];
const addListener = window.addEventListener.bind(window);
vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addListener>) => {
  addListener(...listener);
  stopCalls.push(() => window.removeEventListener(...listener));
});
afterEach(() => stopCalls.splice(0).forEach((stopListening) => stopListening()));

const startReports = (portal = createStartedPortal(), breadcrumbs = 25) => {
  startErrors(portal, { dsn: sentry.dsn, breadcrumbs });
  return portal;
};
const waitForEvents = (count: number) => vi.waitFor(() => expect(sentry.events).toHaveLength(count), 5_000);
/** Waits until the sender, if requested, is loaded and has started. */
async function waitUntilQuiet(): Promise<void> {
  await vi.dynamicImportSettled();
  await waitForTasks();
}

test('the real SDK sends Sentry’s documented fields: release, customer, route’s pattern, code, status, cause and stack', async () => {
  const { telemetry } = startReports();
  const cause = new Error('socket closed');
  telemetry.error(new PortalError('server_error', { status: 502, message: 'Bad gateway', cause }), {
    call: 'get_event',
  });
  await waitForEvents(1);
  expect(sentry.faults).toEqual([]);
  expect(sentry.events[0]).toMatchObject({
    release: 'b1d',
    transaction: '/events/:eventId/',
    tags: { customer: 'acme', route: '/events/:eventId/', code: 'server_error', status: 502 },
    fingerprint: ['call', 'get_event', 'server_error', '502'],
    contexts: { report: { call: 'get_event' } },
    exception: {
      values: [
        { type: 'Cause', value: 'socket closed' },
        { type: 'PortalError', value: 'Bad gateway', mechanism: { handled: true } },
      ],
    },
    breadcrumbs: [{ category: 'page', message: '/events/:eventId/' }],
  });
  const frames = sentry.events[0]?.exception.values[1]?.stacktrace?.frames ?? [];
  expect(frames.some(({ filename }) => filename.includes('start-errors.test'))).toBe(true);
});

test('errors from before the feature loaded are sent in their order', async () => {
  const telemetry = createLazyTelemetry();
  for (const message of ['first', 'second', 'third']) telemetry.error(new Error(message));
  startReports(createStartedPortal(telemetry));
  telemetry.error(new Error('fourth'));
  await waitForEvents(4);
  const messages = sentry.events.map(({ exception }) => exception.values[0]?.value);
  expect(messages).toEqual(['first', 'second', 'third', 'fourth']);
});

test('no request contains a secret, personal data, a cookie or a query', async () => {
  document.cookie = 'session=hunter2';
  const portal = startReports();
  const { telemetry } = portal;
  telemetry.identify('hunter2-id');
  portal.showPage('auth/password/reset');
  telemetry.error(new Error('Bearer hunter2.abc'), {
    path: '/auth/password/reset/?token=hunter2',
    password: 'hunter2',
  });
  telemetry.error(new Error('viewer.hunter2@example.com is unknown'), { q: 'https://tv.example/search/?q=hunter2' });
  telemetry.error(
    new Error('at /search/?q=hunter2#hunter2', { cause: new Error('code=hunter2 eyJhbGciOi.hunter2.x') }),
  );
  telemetry.error(new PortalError('server_error', { status: 500, message: 'x?state=hunter2' }), {
    body: { cvc: 'hunter2' },
  });
  telemetry.event('search', { search_term: 'hunter2' });
  telemetry.error(new Error('last'));
  await waitForEvents(5);
  expect(sentry.faults).toEqual([]);
  expect(sentry.raw.join('\n')).not.toContain('hunter2');
  for (const event of sentry.events) {
    expect(event).not.toHaveProperty('user');
    expect(event).not.toHaveProperty('request.cookies');
    expect(event.sdk.settings.infer_ip).toBe('never');
  }
  for (const request of sentry.raw) expect(request).not.toMatch(/"cookie"|"authorization"/i);
});

test('a report has the last 25 breadcrumbs before the error when the customer sets 25', async () => {
  const portal = startReports(createStartedPortal(), 25);
  for (let page = 0; page < 60; page += 1) portal.showPage(`p${page}`);
  portal.telemetry.error(new PortalError('not_found', { status: 404 }), { call: 'get_team' });
  portal.telemetry.error(new Error('now'));
  await waitForEvents(1);
  const steps = sentry.events[0]?.breadcrumbs ?? [];
  expect(steps).toHaveLength(25);
  expect(steps.at(-1)).toMatchObject({ category: 'error', message: 'not_found 404 get_team' });
  expect(steps.at(-2)).toMatchObject({ category: 'page', message: '/p59/' });
});

test('a report has as many breadcrumbs as the customer sets, from 0 to 100', async () => {
  const stopWithManySteps = startReports(createStartedPortal(), 100);
  for (let page = 0; page < 150; page += 1) stopWithManySteps.showPage(`p${page}`);
  stopWithManySteps.telemetry.error(new Error('many'));
  await waitForEvents(1);
  expect(sentry.events[0]?.breadcrumbs).toHaveLength(100);
  sessionStorage.clear();
  startReports(createStartedPortal(), 0).telemetry.error(new Error('none'));
  await waitForEvents(2);
  expect(sentry.events[1]?.breadcrumbs ?? []).toEqual([]);
});

test('a report from a payment page waits for the next page, and keeps its own route', async () => {
  const fetchCall = vi.spyOn(globalThis, 'fetch');
  const portal = createStartedPortal();
  portal.showPage('account/ppv/buy/:eventId', { pays: true });
  startReports(portal).telemetry.error(new PortalError('server_error', { status: 500 }), { call: 'create_charge' });
  await waitUntilQuiet();
  expect(fetchCall).not.toHaveBeenCalled();
  fetchCall.mockRestore();
  startReports();
  await waitForEvents(1);
  expect(sentry.events[0]).toMatchObject({ transaction: '/account/ppv/buy/:eventId/' });
});

test('a report waits without a network, and is sent when the network is back', async () => {
  const fetchCall = vi.spyOn(globalThis, 'fetch');
  const setOffline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { telemetry } = startReports();
  telemetry.error(new Error('in a tunnel'));
  await waitUntilQuiet();
  expect(fetchCall).not.toHaveBeenCalled();
  fetchCall.mockRestore();
  setOffline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitForEvents(1);
  setOffline.mockRestore();
});

test('an uncaught error and a rejection are reported as such, each once', async () => {
  startReports();
  const stack = `Error\n    at f (${location.origin}/assets/x.js?v=1:10:20)`;
  const uncaughtError = Object.assign(new Error('uncaught'), { stack });
  dispatchEvent(new ErrorEvent('error', { error: uncaughtError, message: 'uncaught' }));
  dispatchEvent(new ErrorEvent('error', { error: uncaughtError, message: 'uncaught' }));
  const rejectionEvent = new Event('unhandledrejection');
  Object.assign(rejectionEvent, { reason: Object.assign(new Error('rejected'), { stack }) });
  dispatchEvent(rejectionEvent);
  await waitForEvents(2);
  const sentEvents = sentry.events;
  expect(sentEvents.map(({ exception }) => exception.values[0]?.value)).toEqual(['uncaught', 'rejected']);
  expect(sentEvents[0]?.exception.values[0]).toMatchObject({
    mechanism: { handled: false },
    stacktrace: { frames: [{ filename: `${location.origin}/assets/x.js`, lineno: 10, colno: 20 }] },
  });
});

test('no further report is sent, and the rejection is handled, when Sentry is blocked [fault-38]', async () => {
  const fetchCall = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('blocked by client'));
  const unhandledListener = vi.fn();
  process.on('unhandledRejection', unhandledListener);
  const { telemetry } = startReports();
  for (const message of ['a', 'b', 'c']) telemetry.error(new Error(message));
  await vi.waitFor(() => expect(fetchCall).toHaveBeenCalled());
  await waitUntilQuiet();
  expect(fetchCall).toHaveBeenCalledOnce();
  expect(unhandledListener).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandledListener);
  fetchCall.mockRestore();
});

test('the next report is sent after ten seconds when Sentry does not answer [fault-38]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetchCall = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const { telemetry } = startReports();
  for (const message of ['first', 'second']) telemetry.error(new Error(message));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetchCall).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetchCall).toHaveBeenCalledTimes(2);
  fetchCall.mockRestore();
  vi.useRealTimers();
});
