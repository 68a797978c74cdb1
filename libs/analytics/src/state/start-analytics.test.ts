import type { ShownPage, StartContext } from '@touchline/feature-kit';
import { createTelemetry } from '@touchline/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentStore } from './consent-store.ts';
import type { AnalyticsOptions } from '../options.ts';
import { getCommands, resetBrowser, getTagScripts } from '../testing/browser.ts';
import type { TagWindow } from '../api/google-tag.ts';
import { startAnalytics } from './start-analytics.ts';

const homePage = { path: '/', route: { page: 'catalog/home', path: '' } };
const paymentPage = {
  path: '/account/ppv/buy/7/',
  route: { page: 'commerce/buy', path: 'account/ppv/buy/:eventId', pays: true },
};
const order = { items: [{ item_id: '7', price: '9.90' }], value: '9.90', currency: 'NOK' };

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  resetBrowser();
  warn.mockClear();
});
afterEach(() => consentStore.end());

function startVisit(firstPage: ShownPage = homePage, options: Partial<AnalyticsOptions> = {}) {
  const telemetry = createTelemetry({ consent: 'unread' });
  let showPage: (page: ShownPage) => void = () => undefined;
  const onPage: StartContext['onPage'] = (listener) => {
    showPage = listener;
    listener(firstPage);
    return () => undefined;
  };
  telemetry.identify('u1');
  // The effect uses only these parts of the context.
  const context = { telemetry, onPage } as Partial<StartContext> as StartContext;
  startAnalytics({ measurementId: 'G-TEST', consentRequired: true, standIn: 'http://127.0.0.1:4603', ...options })(
    context,
  );
  const getSentCommands = () => getCommands(window).filter(([command]) => command === 'event' || command === 'set');
  return { telemetry, getSentCommands, showPage: (page: ShownPage) => showPage(page) };
}
const getEventNames = (commands: unknown[][]) =>
  commands.map(([command, name]) => (command === 'event' ? name : command));
const waitForImports = () => vi.dynamicImportSettled();

test('no script or event is stored before consent; afterwards the open page and later events are sent', async () => {
  const { telemetry, getSentCommands, showPage } = startVisit();
  telemetry.event('team_follow', { item_id: 't1' });
  showPage({ path: '/live/', route: { page: 'catalog/live', path: 'live' } });
  await waitForImports();
  expect([getTagScripts().length, (window as TagWindow).dataLayer]).toEqual([0, undefined]);
  consentStore.answer('granted');
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view']));
  expect(getTagScripts()).toHaveLength(1);
  expect(getSentCommands()).toContainEqual(['set', { user_id: 'u1' }]);
  expect(JSON.stringify(getSentCommands())).toContain('/live/');
  telemetry.event('team_unfollow', { item_id: 't1' });
  telemetry.identify(null);
  expect(getSentCommands().slice(3)).toEqual([
    ['event', 'team_unfollow', { item_id: 't1' }],
    ['set', { user_id: null }],
  ]);
});

test('a refusal loads no script and closes the question; a later consent sends events, until the next refusal', async () => {
  const { getSentCommands, telemetry } = startVisit();
  consentStore.answer('refused');
  telemetry.event('team_follow', { item_id: 't1' });
  await waitForImports();
  expect(getTagScripts()).toEqual([]);
  expect(consentStore.get().prompt).toBe('nothing');
  consentStore.answer('granted');
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view']));
  consentStore.answer('refused');
  telemetry.event('team_follow', { item_id: 't1' });
  await waitForImports();
  expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view']);
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
});

test('a stored answer is used: the first page is sent once, and no question is asked', async () => {
  localStorage.setItem('touchline.nordic.consent', JSON.stringify({ v: 1, answer: 'granted', at: Date.now() }));
  const { getSentCommands } = startVisit();
  expect(consentStore.get().prompt).toBe('nothing');
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view']));
});

test('without required consent no question is asked, and the tag loads at once', async () => {
  const { getSentCommands } = startVisit(homePage, { consentRequired: false });
  expect(consentStore.get().prompt).toBe('nothing');
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toContain('page_view'));
});

test('the page of a pressed link is reported as selected once, with its kind and id', async () => {
  const { getSentCommands, showPage } = startVisit(homePage, { consentRequired: false });
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toContain('page_view'));
  document.body.innerHTML = '<a href="/events/m1/">A match</a>';
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  const match = { path: '/events/m1/', route: { page: 'event/event', path: 'events/:eventId' } };
  showPage(match);
  showPage(homePage);
  showPage(match);
  expect(getSentCommands().filter(([, name]) => name === 'select_content')).toEqual([
    ['event', 'select_content', { content_type: 'events', content_id: 'm1' }],
  ]);
});

test('a local environment loads no tag and asks no question, with one warning', async () => {
  const { telemetry } = startVisit(homePage, { standIn: undefined });
  telemetry.event('team_follow', { item_id: 't1' });
  await waitForImports();
  expect(getTagScripts()).toEqual([]);
  expect(consentStore.get()).toMatchObject({ isOn: false, prompt: 'nothing' });
  expect(warn.mock.calls).toEqual([['Analytics is disabled in a local environment.']]);
});

test('a payment page loads no tag; its events are sent once, from the next page', async () => {
  localStorage.setItem('touchline.nordic.consent', JSON.stringify({ v: 1, answer: 'granted', at: Date.now() }));
  const paymentVisit = startVisit(paymentPage);
  paymentVisit.telemetry.event('begin_checkout', order);
  paymentVisit.telemetry.event('team_follow', { item_id: 't1' });
  await vi.waitFor(() => expect(sessionStorage.getItem('touchline.nordic.carried')).toContain('begin_checkout'));
  expect([getTagScripts().length, (window as TagWindow).dataLayer]).toEqual([0, undefined]);
  consentStore.end();
  const { getSentCommands } = startVisit();
  await vi.waitFor(() =>
    expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view', 'begin_checkout']),
  );
  expect(getSentCommands().at(-1)?.[2]).toEqual({ items: [{ item_id: '7', price: 9.9 }], value: 9.9, currency: 'NOK' });
  expect(sessionStorage.length).toBe(0);
});

test('a purchase with an overlong item name is sent with the name cut', async () => {
  localStorage.setItem('touchline.nordic.consent', JSON.stringify({ v: 1, answer: 'granted', at: Date.now() }));
  const paymentVisit = startVisit(paymentPage);
  const longOrder = { ...order, items: [{ ...order.items[0], item_id: '7', item_name: 'Final '.repeat(2_000) }] };
  paymentVisit.telemetry.event('purchase', { ...longOrder, transaction_id: 'c1' });
  await vi.waitFor(() => expect(sessionStorage.getItem('touchline.nordic.carried')).toContain('purchase'));
  consentStore.end();
  const { getSentCommands } = startVisit();
  await vi.waitFor(() => expect(getEventNames(getSentCommands())).toContain('purchase'));
  expect(getSentCommands().at(-1)?.[2]).toMatchObject({
    value: 9.9,
    items: [{ item_id: '7', price: 9.9, item_name: 'Final '.repeat(20).slice(0, 100) }],
  });
});

test('a payment page asks no question, and without consent stores no event', async () => {
  const { telemetry } = startVisit(paymentPage);
  expect(consentStore.get().prompt).toBe('nothing');
  telemetry.event('purchase', { ...order, transaction_id: 'c1' });
  await waitForImports();
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', '[]', '{"v":1,"at":0,"events":[]}', '{"v":1,"events":[{"name":"login","params":{}}]}'])(
  'a malformed or outdated stored list of events is not sent: %s',
  async (text) => {
    sessionStorage.setItem('touchline.nordic.carried', text);
    const { getSentCommands } = startVisit(homePage, { consentRequired: false });
    await vi.waitFor(() => expect(getEventNames(getSentCommands())).toContain('page_view'));
    expect(getEventNames(getSentCommands())).toEqual(['set', 'set', 'page_view']);
  },
);

test('a blocked tag writes one line to the log [fault-38]', async () => {
  startVisit(homePage, { consentRequired: false });
  await vi.waitFor(() => expect(getTagScripts()).toHaveLength(1));
  getTagScripts()[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([['Analytics could not be loaded: 127.0.0.1:4603 is blocked or out of reach']]),
  );
});
