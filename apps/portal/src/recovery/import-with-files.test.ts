// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from './chunk-guard.ts';
import { importWithFiles } from './import-with-files.ts';

beforeEach(() => {
  // After a failure the guard asks the server for the file. An answer after the test would change the next test.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete getDocumentFlags().alive;
  document.head.replaceChildren();
});

/** Returns an `import()` that fails with a browser's error. */
const createFailingImport = (error: Error) => async (): Promise<never> => {
  throw error;
};
const getLinks = () => [...document.head.querySelectorAll('link')];

test.each([
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  "Unexpected token '<'",
])('Safari’s error "%s" gets the file’s address [fault-33l]', async (message) => {
  const fail = createFailingImport(new TypeError(message));
  await expect(importWithFiles(async () => (await fail(), './menu-1234567.js'))).rejects.toThrow(
    `${message} ${location.origin}/assets/menu-1234567.js`,
  );
});

test('an error message that names a file is unchanged', async () => {
  const message = 'Failed to fetch dynamically imported module: https://a.example/assets/menu-1234567.js';
  const fail = createFailingImport(new TypeError(message));
  await expect(importWithFiles(async () => (await fail(), './other-1234567.js'))).rejects.toThrow(
    new TypeError(message),
  );
});

test('in Safari a file with a wrong response is fetched again, although another file was blocked before [fault-33l]', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  const answer = async (address: string) => {
    if (address.includes('blocked')) throw new TypeError('Load failed');
    return new Response('');
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  const blockedImport = createFailingImport(new TypeError('Importing a module script failed.'));
  const importHtml = createFailingImport(new TypeError("'text/html' is not a valid JavaScript MIME type."));
  await importWithFiles(async () => (await blockedImport(), './blocked-1234567.js')).catch(() => undefined);
  await vi.waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('blocked-1234567.js'));
  expect(reload).not.toHaveBeenCalled();
  await importWithFiles(async () => (await importHtml(), './menu-1234567.js')).catch(() => undefined);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a chunk’s code waits for its style sheet, and both are requested once', async () => {
  const load = vi.fn(async () => 'module');
  const files = ['assets/menu-1234567.css', 'assets/shared-1234567.js'];
  const firstImport = importWithFiles(load, files);
  const secondImport = importWithFiles(load, files);
  await turn();
  expect(getLinks().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/menu-1234567.css'],
    [expect.stringMatching(/preload/), '/assets/shared-1234567.js'],
  ]);
  expect(load).not.toHaveBeenCalled();
  getLinks()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all([firstImport, secondImport])).toEqual(['module', 'module']);
});

test('a style sheet of the document is not requested again, and a style sheet that is only preloaded is added', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/has-1234567.css" disabled><link rel="preload" as="style" href="/assets/soon-1234567.css">';
  void importWithFiles(async () => 'module', ['assets/has-1234567.css', 'assets/soon-1234567.css']);
  expect(getLinks().filter(({ rel }) => rel === 'stylesheet')).toHaveLength(2);
});

test('a style sheet that fails rejects the import once, with its address', async () => {
  const load = vi.fn(async () => 'module');
  const firstImport = importWithFiles(load, ['assets/gone-1234567.css']);
  getLinks()[0]?.dispatchEvent(new Event('error'));
  await expect(firstImport).rejects.toThrow('/assets/gone-1234567.css');
  // `lost-styles.ts` retries the style sheet, so the next import does not wait for it.
  expect(await importWithFiles(load, ['assets/gone-1234567.css'])).toBe('module');
});
