import { getSiteAddress } from '../harness/customers.ts';
import { triggerWorldEvent, fetchEvent, isOffered, getScore } from '../harness/world.ts';
import { findLiveMatch } from '../watch/live-match.ts';
import { expect, test } from './engine-test.ts';
import { expectPlaying, expectCurrentScore, getPath, listPaths, measureOverflow, waitUntilHydrated } from './page.ts';

const countShownEntries = () => document.querySelectorAll('main [data-entry]').length;
const markDocument = () => document.documentElement.setAttribute('data-marked', '');
const isDocumentMarked = () => document.documentElement.hasAttribute('data-marked');

/** @returns the path of the first recording that is free to watch */
async function findRecording(paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    const event = await fetchEvent(path.split('/')[2] ?? '');
    if (isOffered('free')(event) && event.source?.hd) return path;
  }
  throw new Error('The page leads to no free recording');
}

test('a live match that opens from home plays, and a goal changes its score without a reload', async ({ viewer }) => {
  await viewer.goto(`${getSiteAddress('nordic')}/`);
  expect(await measureOverflow(viewer)).toBe(0);
  await waitUntilHydrated(viewer);
  await viewer.evaluate(markDocument, undefined);
  const match = await findLiveMatch(() => listPaths(viewer, '/events/'));
  await viewer.press(`main a[href="/events/${match.id}/"]`);
  await expect.poll(() => getPath(viewer)).toBe(`/events/${match.id}/`);
  await expectPlaying(viewer);
  await expectCurrentScore(viewer, match.id);

  const eventAfterGoal = await triggerWorldEvent({ goal: match.id, team: 1 });
  expect(getScore(eventAfterGoal)[0]).toBeGreaterThan(getScore(match)[0]);
  await expectCurrentScore(viewer, match.id);
  await expectPlaying(viewer);
  expect(await viewer.evaluate(isDocumentMarked, undefined), 'the document was not reloaded').toBe(true);
});

test('a list grows during scrolling', async ({ viewer }) => {
  await viewer.goto(`${getSiteAddress('nordic')}/`);
  await waitUntilHydrated(viewer);
  await viewer.press('nav a[href="/archive/"]');
  await expect.poll(() => viewer.evaluate(countShownEntries, undefined)).toBeGreaterThan(10);
  expect(await measureOverflow(viewer)).toBe(0);
  const seenIds = new Set<string>();
  const scrollOn = async () => {
    const entries = await viewer.evaluate(() => {
      scrollBy(0, 1_000);
      return [...document.querySelectorAll('main [data-entry]')].map(
        (element) => element.getAttribute('data-entry') ?? '',
      );
    }, undefined);
    entries.forEach((id) => seenIds.add(id));
    return seenIds.size;
  };
  await expect.poll(scrollOn, { intervals: [200] }).toBeGreaterThan(96);
});

test('a recording plays, and continues at the position that a key selects', async ({ viewer }) => {
  await viewer.goto(`${getSiteAddress('nordic')}/archive/`);
  await waitUntilHydrated(viewer);
  const recording = await findRecording(await listPaths(viewer, '/events/'));
  await viewer.press(`main a[href="${recording}"]`);
  await expectPlaying(viewer);
  const getPosition = () => viewer.evaluate(() => document.querySelector('video')?.currentTime ?? 0, undefined);
  const positionBefore = await getPosition();
  await viewer.type('main section [role=slider]', '5');
  await expect.poll(getPosition, 'the key has moved the position').toBeGreaterThan(positionBefore + 20);
  await expectPlaying(viewer);
});

test('a match opens from a list, right to left in Hebrew', async ({ viewer }) => {
  // Home would use the browser's language.
  await viewer.goto(`${getSiteAddress('galil')}/live/`);
  expect(await viewer.evaluate(() => [document.documentElement.lang, document.dir], undefined)).toEqual(['he', 'rtl']);
  expect(await measureOverflow(viewer)).toBe(0);
  const getLogoMiddle = () =>
    viewer.evaluate(() => {
      const box = document.querySelector('header a[href="/"]')?.getBoundingClientRect();
      return box ? (box.left + box.right) / 2 / innerWidth : 0;
    }, undefined);
  expect(await getLogoMiddle(), 'the logo is on the right').toBeGreaterThan(0.6);
  await waitUntilHydrated(viewer);
  await viewer.press('header a[href="/"]');
  await expect.poll(() => getPath(viewer)).toBe('/');
  const match = await findLiveMatch(() => listPaths(viewer, '/events/'));
  await viewer.press(`main a[href="/events/${match.id}/"]`);
  // The test above counts frames. Here WebKit may reach the end of the stream's loop, after which it shows no frame
  // (docs/decisions/0035).
  await expectCurrentScore(viewer, match.id);
  expect(await measureOverflow(viewer)).toBe(0);
});
