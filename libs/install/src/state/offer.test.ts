import { promptQueue } from '@touchline/feature-kit/corner';
import { appOfferFlag } from '@touchline/feature-kit/marks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canOfferInstall, countVisit, installRecord } from './install-record.ts';
import { isBusy } from './offer-install.ts';
import { offerToReturning } from './offer-to-returning.ts';

const dayMs = 24 * 60 * 60_000;
const halfHourMs = 30 * 60_000;
const loadTexts = async () => (key: string) => key;
const findButton = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name);
/** Advances the time, and waits for lazy code and rendering. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.dynamicImportSettled();
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * dayMs, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
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
function fireInstallPromptEvent(outcome = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return event;
}
const startVisit = async () => {
  void offerToReturning(loadTexts);
  await settle();
};

test('a page within half an hour belongs to the same visit, and a later page begins a new visit', () => {
  const firstVisit = countVisit({ visits: 0, seen: 0, quietUntil: 0 }, 5 * dayMs);
  const secondVisit = countVisit(firstVisit, 5 * dayMs + halfHourMs - 1);
  expect([firstVisit.visits, secondVisit.visits, countVisit(secondVisit, 5 * dayMs + 3 * halfHourMs).visits]).toEqual([
    1, 1, 2,
  ]);
});

test('the offer to install is not made on the first visit, or before the time in `quietUntil`', () => {
  expect(canOfferInstall({ visits: 1, quietUntil: 0 }, dayMs)).toBe(false);
  expect(canOfferInstall({ visits: 2, quietUntil: 0 }, dayMs)).toBe(true);
  expect(canOfferInstall({ visits: 9, quietUntil: 2 * dayMs }, dayMs)).toBe(false);
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

test('a returning visitor gets the offer after the browser’s event, and a refusal hides it for 90 days', async () => {
  await startVisit();
  fireInstallPromptEvent();
  await settle();
  expect(findButton('offer.install')).toBeUndefined();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  const event = fireInstallPromptEvent();
  await settle();
  expect(event.defaultPrevented).toBe(true);
  findButton('offer.later')?.click();
  expect(findButton('offer.install')).toBeUndefined();
  expect(event.prompt).not.toHaveBeenCalled();
  vi.setSystemTime(40 * dayMs);
  await startVisit();
  fireInstallPromptEvent();
  await settle();
  expect(findButton('offer.install')).toBeUndefined();
  expect(installRecord.get().quietUntil).toBeGreaterThan(90 * dayMs);
});

test('a press on Install shows the browser’s prompt once and ends the offer', async () => {
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  const event = fireInstallPromptEvent();
  await settle();
  findButton('offer.install')?.click();
  await settle();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(findButton('offer.install')).toBeUndefined();
});

test('the offer disappears when the visitor opens an event', async () => {
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  fireInstallPromptEvent();
  await settle();
  expect(findButton('offer.install')).toBeDefined();
  history.replaceState(null, '', '/events/7/');
  document.title = 'A match';
  await settle();
  expect(findButton('offer.install')).toBeUndefined();
});

test('the offer to install waits for a page without the banner that offers the app', async () => {
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  document.body.innerHTML = `<aside data-${appOfferFlag}></aside>`;
  fireInstallPromptEvent();
  await settle();
  expect([findButton('offer.install'), promptQueue.getCurrent()]).toEqual([undefined, null]);
  document.body.innerHTML = '';
  history.replaceState(null, '', '/archive/');
  document.title = 'Replays';
  await settle();
  expect(findButton('offer.install')).toBeDefined();
});

test('the offer waits while a more important question is shown, and appears after its answer', async () => {
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  const endOpinionPrompt = promptQueue.enqueue('opinion', 3);
  fireInstallPromptEvent();
  await settle();
  expect(findButton('offer.install')).toBeUndefined();
  endOpinionPrompt();
  await settle();
  expect(findButton('offer.install')).toBeDefined();
  const endConsentPrompt = promptQueue.enqueue('consent', 1);
  expect(findButton('offer.install')).toBeUndefined();
  endConsentPrompt();
  await settle();
  findButton('offer.later')?.click();
  expect([findButton('offer.install'), promptQueue.getCurrent()]).toEqual([undefined, null]);
});

test('the installed portal offers no installation', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  fireInstallPromptEvent();
  await settle();
  expect(findButton('offer.install')).toBeUndefined();
});

test('the offer to install is not made when storage is blocked', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await startVisit();
  vi.setSystemTime(11 * dayMs);
  await startVisit();
  fireInstallPromptEvent();
  await settle();
  expect(document.querySelector('section')).toBeNull();
  vi.restoreAllMocks();
});
