// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hiddenQuery, rootMarks, storedKey } from '@touchline/feature-kit/marks';
import { headScript } from './head-script.ts';

let script = '';

/** What the document says once the head's script has run over what the server wrote. */
function marksAfter(written: Partial<ReturnType<typeof rootMarks>> = {}) {
  Object.assign(rootMarks(), { site: 'demo', theme: 'dark', themes: 'dark light', wished: 'dark' }, written);
  // oxlint-disable-next-line no-new-func -- as the document runs it
  new Function(script)();
  return { ...rootMarks() };
}

beforeAll(async () => {
  script = await headScript();
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
});

test('the script that every page carries is one expression without imports of its own', () => {
  expect(script).not.toMatch(/\bimport\s*[{*'"]|\brequire\(/);
  expect(marksAfter()).toEqual({ site: 'demo', theme: 'dark', themes: 'dark light', wished: 'dark' });
});

test('the viewer’s theme stands before the first paint, and gives way to one that the page forces', () => {
  localStorage.setItem(storedKey('demo', 'color-mode'), 'light');
  expect(marksAfter().theme).toBe('light');
  expect(marksAfter({ theme: 'dark', forced: 'dark' }).theme).toBe('dark');
});

test('a theme that the customer lacks is not shown, nor a stored one that is none', () => {
  localStorage.setItem(storedKey('demo', 'color-mode'), 'light');
  expect(marksAfter({ themes: 'dark' }).theme).toBe('dark');
  localStorage.setItem(storedKey('demo', 'color-mode'), 'pink');
  expect(marksAfter({ theme: 'dark', wished: 'light' }).theme).toBe('light');
});

test('a stored session and the wish to see no scores are marked, those of another customer are not', () => {
  localStorage.setItem(storedKey('other', 'session'), '{}');
  expect(marksAfter()).not.toHaveProperty('signedIn');
  localStorage.setItem(storedKey('demo', 'session'), '{}');
  localStorage.setItem(storedKey('demo', 'spoiler-free'), '{"v":1}');
  expect(marksAfter()).toMatchObject({ signedIn: '', spoilerFree: '' });
});

test('the one before it, on a page with a secret in its address, is bundled likewise, and both run as one', async () => {
  const secret = await headScript('secret-head');
  history.replaceState(null, '', '/auth/password/reset/?token=t1');
  // oxlint-disable-next-line no-new-func -- as the document runs them
  new Function(`${secret};${script}`)();
  expect([location.search, Reflect.get(window, hiddenQuery)]).toEqual(['', '?token=t1']);
});

/** A document's first code, which jsdom does not run. @returns what is asked past the caches, and the script whose events the test sends */
function failingEntry() {
  const asked: unknown[] = [];
  // A rejected fetch prevents the reload, which jsdom cannot do.
  vi.stubGlobal('fetch', async (...call: unknown[]) => asked.push(call) && Promise.reject(new Error('no network')));
  const address = `${location.origin}/assets/entry-1234567.js`;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? [{ name: address, entryType: type, startTime: 0, duration: 0, toJSON: () => ({}) }] : [],
  );
  marksAfter();
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.head.append(script);
  return { asked, address, script };
}

test('fetches failed or foreign code past the browser’s cache, once in ten seconds', () => {
  const { asked, address, script } = failingEntry();
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  expect(asked).toEqual([[address, { cache: 'reload' }]]);

  sessionStorage.clear();
  rootMarks().begun = '';
  script.dispatchEvent(new Event('load'));
  expect(asked).toHaveLength(1);
  delete rootMarks().begun;
  script.dispatchEvent(new Event('load'));
  expect(asked, 'a foreign entry sets no mark').toHaveLength(2);
});

test('fetches code that fails during a navigation only ten seconds after its begin [fault-33d]', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { asked, script } = failingEntry();
  dispatchEvent(new Event('beforeunload'));
  script.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(9_000);
  expect([asked.length, sessionStorage.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1_000);
  expect(asked).toHaveLength(1);
});
