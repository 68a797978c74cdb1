// @vitest-environment jsdom
import type { Locale } from '@touchline/i18n';
import { createNotices, type Notices, type RecentNotice } from '@touchline/shell';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAliveAtom } from '../page/page-router.tsx';
import { toResponse } from '../navigation/to-response.ts';
import { carryNotices } from './carried-notices.ts';

const key = 'touchline.demo.notices';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.documentElement.dataset['site'] = 'demo';
  document.body.innerHTML = '<main id="main"><h1>Billing</h1></main>';
  vi.spyOn(globalThis, 'addEventListener');
});
afterEach(() => {
  endDocument();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Removes the listeners of a document, as the browser does at the document's end. */
function endDocument(): void {
  for (const [name, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(name, listener);
  vi.mocked(addEventListener).mockClear();
}

/** Opens the page's address as a new document, as a navigation to a newer build does. */
function openNewBuild(): void {
  const { href } = location;
  toResponse({
    href,
    to: new URL(href),
    from: null,
    isNewBuild: true,
    isPaymentPage: false,
    isPaymentDocument: false,
  });
}

function openDocument(locale: Locale = 'en', carryToasts = carryNotices) {
  const atoms = createStore();
  const recentNotices: RecentNotice[] = [];
  const noticeTexts: string[] = [];
  const notify: Notices['notify'] = (kind, text) => {
    noticeTexts.push(`${kind}: ${text}`);
    recentNotices.push({ kind, text, at: Date.now() });
  };
  const notices: Notices = { ...createNotices(), notify, recent: () => recentNotices };
  carryToasts({ atoms, locale, notices }, createMemoryRouter([{ path: '*', element: null }]));
  return {
    notify,
    shownTexts: noticeTexts,
    async loadPage() {
      atoms.set(pageAliveAtom, true);
      await vi.advanceTimersByTimeAsync(500);
    },
    leavePage() {
      dispatchEvent(new Event('pagehide'));
      endDocument();
    },
  };
}

test('the next document shows the toasts of a document that has just ended, once [ruling-2]', () => {
  const firstDocument = openDocument();
  firstDocument.notify('success', 'Card saved');
  firstDocument.notify('danger', 'Not followed');
  firstDocument.leavePage();
  const secondDocument = openDocument();
  expect(secondDocument.shownTexts).toEqual(['success: Card saved', 'danger: Not followed']);
  vi.advanceTimersByTime(5_000);
  secondDocument.leavePage();
  expect(openDocument().shownTexts).toEqual([]);
});

test('the next document shows a toast that is raised after the portal began to load that document', () => {
  const firstDocument = openDocument();
  openNewBuild();
  firstDocument.notify('success', 'Account deleted');
  firstDocument.leavePage();
  expect(openDocument().shownTexts).toEqual(['success: Account deleted']);
});

function changeStoredNotices(overrides: object): void {
  const storedNotices: object = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(key, JSON.stringify({ ...storedNotices, ...overrides }));
}

const droppedNotices: readonly [when: string, changeStored: () => unknown, locale: Locale][] = [
  ['long ago', () => vi.advanceTimersByTime(31_000), 'en'],
  ['in another language', () => undefined, 'de'],
  ['as null', () => sessionStorage.setItem(key, 'null'), 'en'],
  ['with a number as text', () => changeStoredNotices({ toasts: [{ kind: 'success', text: 7 }, null] }), 'en'],
  ['with an unknown kind', () => changeStoredNotices({ toasts: [{ kind: 'banner', text: 'Win' }] }), 'en'],
  ['with an invalid time', () => changeStoredNotices({ at: 'now' }), 'en'],
  ['as invalid JSON', () => sessionStorage.setItem(key, '{'), 'en'],
];
test.each(droppedNotices)('toasts are dropped when they were stored %s', (_, changeStored, locale) => {
  const firstDocument = openDocument();
  firstDocument.notify('success', 'Card saved');
  firstDocument.leavePage();
  changeStored();
  expect(openDocument(locale).shownTexts).toEqual([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('the last three toasts are stored, each up to 300 letters', () => {
  const firstDocument = openDocument();
  for (const text of ['one', 'two', 'three', 'x'.repeat(1_000)]) firstDocument.notify('success', text);
  firstDocument.leavePage();
  expect(openDocument().shownTexts).toEqual(['success: two', 'success: three', `success: ${'x'.repeat(300)}`]);
});

test('a document that replaces a navigation focuses its heading once the page is hydrated [ruling-2]', async () => {
  const firstDocument = openDocument();
  openNewBuild();
  firstDocument.leavePage();
  const secondDocument = openDocument();
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(document.body);
  await secondDocument.loadPage();
  expect(document.activeElement?.textContent).toBe('Billing');
});

test('a document leaves the focus alone when the viewer loaded it, or moved the focus before hydration', async () => {
  const firstDocument = openDocument();
  firstDocument.notify('success', 'Saved');
  firstDocument.leavePage();
  const secondDocument = openDocument();
  await secondDocument.loadPage();
  expect(document.activeElement).toBe(document.body);
  openNewBuild();
  secondDocument.leavePage();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await openDocument().loadPage();
  expect(document.activeElement).toBe(button);
});

test('without storage, a document starts without toasts and without an error', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const firstDocument = openDocument();
  firstDocument.notify('success', 'Saved');
  expect(() => firstDocument.leavePage()).not.toThrow();
  vi.resetModules();
  const nextModule = await import('./carried-notices.ts');
  expect(openDocument('en', nextModule.carryNotices).shownTexts).toEqual([]);
});
