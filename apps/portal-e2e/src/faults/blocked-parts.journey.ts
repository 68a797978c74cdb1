import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { dist, workspace } from '../harness/start-program.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { watchPaint } from '../session/paint-watch.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

/** Features that the opened pages need. */
const neededFeatures = ['account', 'catalog', 'commerce', 'event', 'info', 'search'];

/** Whether a source belongs to a feature that the opened pages can do without. */
function isSecondary(source: string): boolean {
  const [, library] = /\/libs\/([\w-]+)\/src\//.exec(source) ?? [];
  if (library === undefined || neededFeatures.includes(library)) return false;
  return readFileSync(join(workspace, 'libs', library, 'package.json'), 'utf8').includes('"layer:feature"');
}

/** Chunks that contain the parts and start-up effects of several features. */
const sharedChunkNames: readonly (string | undefined)[] = ['personal-rows', 'starts'];

/** Files of the chunks with code of secondary features, except the chunks of their pages. */
function listSecondaryFiles(): Set<string> {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(dist, ...path), 'utf8'));
  // The portal's own build has written this file.
  const { browser } = read('site/nordic/site.json') as { browser: string };
  const manifest = read('browser', browser, '.vite/manifest.json') as Record<
    string,
    { file: string; name?: string; src?: string; isDynamicEntry?: boolean }
  >;
  const secondaryChunks = Object.values(manifest).filter(
    ({ name, src = '', isDynamicEntry }) =>
      sharedChunkNames.includes(name) || (isDynamicEntry && !/\.page\./.test(src) && isSecondary(src)),
  );
  const chunkNames = secondaryChunks.map(({ name }) => name);
  expect(chunkNames, 'the build has these chunks').toEqual(expect.arrayContaining([...sharedChunkNames]));
  return new Set(secondaryChunks.map(({ file }) => `/${file}`));
}

/**
 * Counts the page's documents, and the requests that a document repeats. Files that no blocker blocks do not count, nor
 * does the newest build's id.
 */
function countRepeats(page: Page, blockedFiles: ReadonlySet<string>) {
  const counts = { documents: 0, repeats: 0 };
  let requestedParts = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      counts.documents += 1;
      requestedParts = new Set();
    }
    const isRepeat = pathname.startsWith('/assets/') && !blockedFiles.has(pathname) && requestedParts.has(pathname);
    // The portal's own request for a new build has a time in its address.
    if (isRepeat || (pathname === '/builds/latest.json' && search === '')) counts.repeats += 1;
    requestedParts.add(pathname);
  });
  return counts;
}

test.describe('parts that a blocker keeps from loading', { tag: '@nordic' }, () => {
  test('the pages of a league and of a match work without the blocked parts, and show no message [fault-38b]', async ({
    page,
    watch,
  }) => {
    // The browser logs each blocked file, and the portal logs each part that it leaves out.
    watch.forgive(/ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module/);
    const blockedFiles = listSecondaryFiles();
    const requestedParts = new Set<string>();
    const counts = countRepeats(page, blockedFiles);
    await page.route(
      ({ pathname }) => blockedFiles.has(pathname),
      (route) => {
        requestedParts.add(route.request().url());
        return route.abort('blockedbyclient');
      },
    );
    await page.goto(`${getSiteAddress('nordic')}/league/nordic-men/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(requestedParts.size, 'files were blocked').toBeGreaterThan(0);
    await page.getByRole('main').getByRole('link', { name: 'Results' }).first().click();
    await expect(page).toHaveURL(/tab=results/);
    await expect(page.getByRole('main').locator('a[href*="/events/"]').first()).toBeVisible();

    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Some things on this page don’t work here.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0);
    expect(counts, 'no document and no file is requested again').toEqual({ documents: 2, repeats: 0 });
  });

  test('parts of a viewer’s home that a blocker newly blocks leave no empty space and no message [fault-38b]', async ({
    page,
    account,
    watch,
  }) => {
    watch.forgive(/ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module/);
    const readPaint = await watchPaint(page);
    const liveRegion = page.getByRole('region', { name: 'Live now' });
    const getTop = async () => (await liveRegion.boundingBox())?.y;
    await page.goto(`${getSiteAddress('nordic')}/`);
    const topForVisitor = await getTop();
    expect(topForVisitor).toBeGreaterThan(0);
    await signIn(page, getSiteAddress('nordic'), account, '/');
    const readStoredHeight = () => page.evaluate(() => localStorage.getItem('touchline.nordic.own'));
    // The stored height reserves space for the club's section and for the suggestion to follow teams.
    await expect.poll(readStoredHeight).toMatch(/^[45]\d\dpx$/);
    const blockedFiles = listSecondaryFiles();
    await page.route(
      ({ pathname }) => blockedFiles.has(pathname),
      (route) => route.abort('blockedbyclient'),
    );
    await page.reload();
    await expect.poll(readStoredHeight).toBeNull();
    await expect.poll(getTop, 'the content begins where a visitor’s does').toBeCloseTo(topForVisitor ?? 0, -1);
    const { layoutShiftScore, movedElements } = await readPaint();
    expect(layoutShiftScore, `moved up or down: ${movedElements.join(', ')}`).toBeLessThan(0.02);
    await expect(page.getByText('We couldn’t load')).toHaveCount(0);
  });

  test('the files of a page have only hashes as names, which no blocker’s list matches [fault-38b]', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(assets|brand)\//.test(pathname)) files.push(pathname);
    });
    await page.goto(`${getSiteAddress('nordic')}/league/nordic-men/`);
    await waitUntilHydrated(page);
    expect(files.length).toBeGreaterThan(10);
    const tellingNames = files.filter((file) => !/^\/(assets\/\d{6}-[\da-z]{7}|brand\/[\da-f]{12})\.\w+$/.test(file));
    expect(tellingNames).toEqual([]);
  });
});
