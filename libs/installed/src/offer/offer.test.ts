import { promptQueue } from '@touchline/feature-kit/corner';
import { appOfferFlag } from '@touchline/feature-kit/marks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canOfferInstall, countVisit, installRecord } from './install-record.ts';
import { isAppleSafari, isBusy } from './is-busy.ts';
import { offerToReturning } from './offer-to-returning.ts';

const day = 24 * 60 * 60_000;
const halfHourMs = 30 * 60_000;
const texts = async () => (key: string) => key;
const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name);
/** Advances the time, and waits for lazy code and rendering. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.dynamicImportSettled();
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * day, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/live/');
});
afterEach(() => {
  // Ends the listeners that a test has added to this window.
  dispatchEvent(new Event('appinstalled'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fires the browser's event for installation. */
function browserOffers(outcome = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return event;
}
const visit = async () => {
  void offerToReturning(texts);
  await settle();
};

test('a page within half an hour belongs to the same visit, and a later page begins another', () => {
  const firstVisit = countVisit({ visits: 0, seen: 0, quietUntil: 0 }, 5 * day);
  const second = countVisit(firstVisit, 5 * day + halfHourMs - 1);
  expect([firstVisit.visits, second.visits, countVisit(second, 5 * day + 3 * halfHourMs).visits]).toEqual([1, 1, 2]);
});

test('no offer is made on the first visit, nor before the quiet time is over', () => {
  expect(canOfferInstall({ visits: 1, quietUntil: 0 }, day)).toBe(false);
  expect(canOfferInstall({ visits: 2, quietUntil: 0 }, day)).toBe(true);
  expect(canOfferInstall({ visits: 9, quietUntil: 2 * day }, day)).toBe(false);
});

test.each([
  '/events/7/',
  '/de/channels/1/',
  '/auth/login/',
  '/fr-CA/account/ppv/buy/7/',
  '/account/general/',
  '/code/',
])('no offer is shown at %s, where the viewer watches, signs in or pays', (path) => expect(isBusy(path)).toBe(true));
test.each(['/', '/de/', '/live/', '/archive/', '/league/men/'])('an offer may be shown at %s', (path) =>
  expect(isBusy(path)).toBe(false),
);

test('Safari on a phone or tablet is detected, and browsers with a similar user agent are not', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  expect(isAppleSafari({ userAgent: phone, maxTouchPoints: 5 })).toBe(true);
  expect(isAppleSafari({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isAppleSafari({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(isAppleSafari({ userAgent: phone.replace('Version/26.0', 'CriOS/140.0'), maxTouchPoints: 5 })).toBe(false);
});

test('a returning visitor gets the offer after the browser’s event, and a refusal hides it for long', async () => {
  await visit();
  browserOffers();
  await settle();
  expect(button('offer.install')).toBeUndefined();
  vi.setSystemTime(11 * day);
  await visit();
  const event = browserOffers();
  await settle();
  expect(event.defaultPrevented).toBe(true);
  button('offer.later')?.click();
  expect(button('offer.install')).toBeUndefined();
  expect(event.prompt).not.toHaveBeenCalled();
  vi.setSystemTime(40 * day);
  await visit();
  browserOffers();
  await settle();
  expect(button('offer.install')).toBeUndefined();
  expect(installRecord.get().quietUntil).toBeGreaterThan(90 * day);
});

test('a press shows the browser’s prompt once and ends the offer', async () => {
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  const event = browserOffers();
  await settle();
  button('offer.install')?.click();
  await settle();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(button('offer.install')).toBeUndefined();
});

test('the offer disappears when the visitor opens an event', async () => {
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  browserOffers();
  await settle();
  expect(button('offer.install')).toBeDefined();
  history.replaceState(null, '', '/events/7/');
  document.title = 'A match';
  await settle();
  expect(button('offer.install')).toBeUndefined();
});

test('the offer to install waits for a page without the offer of the app', async () => {
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  document.body.innerHTML = `<aside data-${appOfferFlag}></aside>`;
  browserOffers();
  await settle();
  expect([button('offer.install'), promptQueue.standing()]).toEqual([undefined, null]);
  document.body.innerHTML = '';
  history.replaceState(null, '', '/archive/');
  document.title = 'Replays';
  await settle();
  expect(button('offer.install')).toBeDefined();
});

test('the offer waits while a more important question is shown, and appears after its answer', async () => {
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  const answered = promptQueue.want('survey');
  browserOffers();
  await settle();
  expect(button('offer.install')).toBeUndefined();
  answered();
  await settle();
  expect(button('offer.install')).toBeDefined();
  const agreed = promptQueue.want('consent');
  expect(button('offer.install')).toBeUndefined();
  agreed();
  await settle();
  button('offer.later')?.click();
  expect([button('offer.install'), promptQueue.standing()]).toEqual([undefined, null]);
});

test('the installed portal offers no installation', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  browserOffers();
  await settle();
  expect(button('offer.install')).toBeUndefined();
});

test('no offer is made when storage is blocked', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await visit();
  vi.setSystemTime(11 * day);
  await visit();
  browserOffers();
  await settle();
  expect(document.querySelector('section')).toBeNull();
  vi.restoreAllMocks();
});
