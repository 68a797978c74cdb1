import { beforeEach, expect, test, vi } from 'vitest';
import { getCommands, resetBrowser, getTagScripts } from '../testing/browser.ts';
import { createGoogle } from './google.ts';
import type { TagWindow } from './google-tag.ts';

const measurementId = 'G-TEST1234';
const page = { path: '/event/7/', route: '/event/:id/' };

beforeEach(resetBrowser);

function startGoogle() {
  const google = createGoogle({ measurementId, page });
  google.loaded.catch(() => undefined);
  return { google, commands: () => getCommands(window) };
}
const deniedConsent = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('Google’s commands are sent in the documented order: deny all, allow measuring, then configure the tag', () => {
  const { commands } = startGoogle();
  expect(commands().map(([command, action]) => [command, action].slice(0, command === 'js' ? 1 : 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js'],
    ['config', measurementId],
  ]);
  expect(commands()[0]?.[2]).toEqual(deniedConsent);
  expect(commands()[1]?.[2]).toEqual({ ...deniedConsent, analytics_storage: 'granted' });
  expect(commands()[3]?.[2]).toMatchObject({
    send_page_view: false,
    cookie_expires: 365 * 24 * 60 * 60,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: `${location.origin}/event/7/`,
    page_title: '/event/:id/',
    page_referrer: '',
  });
});

test('commands are queued as Arguments objects, which the tag requires', () => {
  startGoogle();
  expect(Object.prototype.toString.call((window as TagWindow).dataLayer?.[0])).toBe('[object Arguments]');
});

test('the tag is loaded once, by its id, from Google', () => {
  startGoogle();
  expect(getTagScripts().map(({ src, async }) => [src, async])).toEqual([
    [`https://www.googletagmanager.com/gtag/js?id=${measurementId}`, true],
  ]);
});

test('a page view contains the route’s pattern and path, but no query and no title', () => {
  history.replaceState(null, '', '/search/?q=hunter2#hunter2');
  document.title = '“hunter2”: search';
  const { google, commands } = startGoogle();
  google.sink.page?.({ path: '/search/', route: '/search/' });
  const pageFields = { page_location: `${location.origin}/search/`, page_title: '/search/' };
  expect(commands().slice(4)).toEqual([
    ['set', pageFields],
    ['event', 'page_view', { ...pageFields, page_route: '/search/' }],
  ]);
  expect(JSON.stringify(commands())).not.toContain('hunter2');
});

test('amounts become numbers, long texts are cut to GA4’s limit, and missing values are left out', () => {
  const { google, commands } = startGoogle();
  google.sink.event?.('purchase', {
    transaction_id: 'c1',
    value: '9.90',
    currency: 'NOK',
    items: [{ item_id: '7', item_name: 'x'.repeat(300), price: '9.90', item_category: undefined }],
  });
  expect(commands().at(-1)).toEqual([
    'event',
    'purchase',
    {
      transaction_id: 'c1',
      value: 9.9,
      currency: 'NOK',
      items: [{ item_id: '7', item_name: 'x'.repeat(100), price: 9.9 }],
    },
  ]);
});

test('the viewer’s id is set on sign-in and cleared on sign-out', () => {
  const { google, commands } = startGoogle();
  google.sink.identify?.('u1');
  google.sink.identify?.(null);
  expect(commands().slice(4)).toEqual([
    ['set', { user_id: 'u1' }],
    ['set', { user_id: null }],
  ]);
});

test('a refusal is reported to Google’s tag, stops it and removes its cookies; a new consent starts it again', () => {
  const { google, commands } = startGoogle();
  document.cookie = '_ga=GA1.1.1.1; path=/';
  document.cookie = '_ga_TEST1234=GS1; path=/';
  document.cookie = 'other=1; path=/';
  google.refuse();
  expect(Reflect.get(window, `ga-disable-${measurementId}`)).toBe(true);
  expect(commands().at(-1)).toEqual(['consent', 'update', deniedConsent]);
  expect(document.cookie).toBe('other=1');
  google.grant();
  expect(Reflect.get(window, `ga-disable-${measurementId}`)).toBe(false);
  expect(commands().at(-1)).toEqual(['consent', 'update', { ...deniedConsent, analytics_storage: 'granted' }]);
});

test.each([
  ['blocked', () => getTagScripts()[0]?.dispatchEvent(new Event('error')), 'is blocked or out of reach'],
  ['another script', () => getTagScripts()[0]?.dispatchEvent(new Event('load')), 'did not send a tag'],
  ['slow', () => vi.advanceTimersByTime(30_000), 'did not answer in time'],
])(
  'a tag that does not load is reported with its host, and its script element is removed: %s [fault-38]',
  async (_case, trigger, expectedParams) => {
    vi.useFakeTimers();
    const { loaded } = createGoogle({ measurementId, page });
    trigger();
    await expect(loaded).rejects.toThrow(`www.googletagmanager.com ${expectedParams}`);
    expect(getTagScripts()).toEqual([]);
    vi.useRealTimers();
  },
);

test('`loaded` resolves when the tag has loaded', async () => {
  const { loaded } = createGoogle({ measurementId, page });
  Reflect.set(window, 'google_tag_manager', {});
  getTagScripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});
