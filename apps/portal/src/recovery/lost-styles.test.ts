// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchLostStyles, watchStyles } from './lost-styles.ts';

const getStyleLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

beforeEach(
  () =>
    void vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response('')),
    ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  getStyleLinks().forEach((sheet) => sheet.remove());
});

/** Waits for the style sheet that is requested again. */
const findStyleLink = () =>
  vi.waitFor(() => {
    const [sheet] = getStyleLinks();
    if (!sheet) throw new Error('The style sheet is not requested yet');
    return sheet;
  });

/** Adds a style sheet that fails to load. */
function failStyleLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

beforeAll(watchStyles);

test('a failed style sheet of another site is ignored', async () => {
  failStyleLink('https://provider.example/button.css');
  expect(getStyleLinks()).toHaveLength(1);
  await fetchLostStyles();
  expect(getStyleLinks(), 'the style sheet is not requested again').toHaveLength(1);
});

test('a failed style sheet is requested again by the next import of its page, and the import waits for it', async () => {
  const href = `${location.origin}/assets/event.css`;
  failStyleLink(href);
  expect(getStyleLinks(), 'the failed link is removed').toEqual([]);

  const secondFetch = fetchLostStyles();
  (await findStyleLink()).dispatchEvent(new Event('error'));
  expect(vi.mocked(fetch).mock.calls, 'the request bypasses the browser’s cache').toEqual([
    [href, { cache: 'reload' }],
  ]);
  await expect(secondFetch).rejects.toThrow('event.css');

  let hasArrived = false;
  const thirdFetch = fetchLostStyles().then(() => (hasArrived = true));
  expect((await findStyleLink()).href).toBe(href);
  await Promise.resolve();
  expect(hasArrived).toBe(false);
  getStyleLinks()[0]?.dispatchEvent(new Event('load'));
  await thirdFetch;
  await fetchLostStyles();
  expect(getStyleLinks(), 'the loaded style sheet is not requested again').toHaveLength(1);
});
