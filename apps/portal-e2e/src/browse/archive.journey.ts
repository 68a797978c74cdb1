import { type Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

const locateCards = (page: Page) => page.locator('main article');

/**
 * The address of the first entry that is fully visible, read in one step, because cards appear and disappear during
 * scrolling.
 */
const getHrefInView = (page: Page) =>
  page.evaluate(() => {
    const inView = [...document.querySelectorAll('main [data-entry]')].find((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return top > 100 && bottom < innerHeight;
    });
    return inView?.querySelector('a')?.getAttribute('href') ?? '';
  });

/** Limit of the cards near a desktop's screen. */
const maxDrawnCards = 72;

test(
  'the archive grows during scrolling, draws only cards near the screen, and restores its position when the viewer returns from a match',
  {
    tag: '@nordic',
  },
  async ({ page }) => {
    let requestCount = 0;
    page.on('request', (request) => (requestCount += request.url().endsWith('/api/event/list') ? 1 : 0));
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await page.mouse.move(700, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      expect(requestCount).toBeGreaterThanOrEqual(8);
    }).toPass({ intervals: [100] });
    await expect.poll(() => locateCards(page).count()).toBeLessThanOrEqual(maxDrawnCards);

    // Scrolls far enough from the list's end, so that the list loads no further page.
    await page.evaluate(() => scrollBy(0, -3_000));
    await expect.poll(() => getHrefInView(page)).not.toBe('');
    const href = await getHrefInView(page);
    const link = page.locator(`main a[href="${href}"]`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Replays');
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a new page begins at its top').toBe(0);

    requestCount = 0;
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeAttached();
    await expect(link).toBeInViewport();
    await expect(link, 'the link of the match has the focus').toBeFocused();
    expect(requestCount, 'the loaded pages are not requested again').toBe(0);

    await page.reload();
    await expect(link, 'a reload restores the position').toBeInViewport();
    // Pages that are requested during the scroll to the top arrive after the viewer has scrolled past them.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/event/list', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const listRequest = page.waitForRequest('**/api/event/list');
    await page.evaluate(() => scrollTo(0, scrollY / 2));
    await listRequest;
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    answer.resolve();
    await expect(page.locator('[data-entry]').first()).toHaveAttribute('aria-posinset', '1');
    await expect(page.locator('[data-entry]').first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'a list of two or three pages is restored on a reload, and when the viewer returns from a match',
  { tag: '@verdant' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('verdant')}/archive/`);
    await page.mouse.move(700, 500);
    const getPageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const pages of ['two', 'three']) {
      const heightBefore = await getPageHeight();
      // The wheel would keep scrolling after its last movement.
      await expect(async () => {
        await page.evaluate(() => scrollBy(0, 700));
        expect(await getPageHeight()).toBeGreaterThan(heightBefore + 1_000);
      }).toPass({ intervals: [100] });
      await page.evaluate(() => scrollBy(0, 1_500));
      await expect.poll(() => getHrefInView(page)).not.toBe('');
      const href = await getHrefInView(page);
      await page.reload();
      await expect(
        page.locator(`main a[href="${href}"]`),
        `a reload restores the position in ${pages} pages`,
      ).toBeInViewport();
    }

    const link = page.locator(`main a[href="${await getHrefInView(page)}"]`);
    let isAnswering = false;
    await page.route('**/api/event/list', (route) => (isAnswering ? route.fallback() : undefined));
    const listRequest = page.waitForRequest('**/api/event/list');
    await page.reload();
    await listRequest;
    isAnswering = true;
    await page.reload();
    await expect(link, 'a reload of the list restores the position').toBeInViewport();

    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Replays');
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeAttached();
    await expect(link, 'Back restores the position after a reload of the match').toBeInViewport();

    const answer = Promise.withResolvers<void>();
    await page.route('**/api/event/list', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    const resumeRequest = page.waitForRequest('**/api/event/list');
    await page.reload();
    await resumeRequest;
    const nextPageRequest = page.waitForRequest('**/api/event/list');
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await nextPageRequest;
    const firstPageHeight = await getPageHeight();
    answer.resolve();
    await expect.poll(getPageHeight, 'the next page follows the first one').toBeGreaterThan(firstPageHeight + 1_000);
    await page.keyboard.press('Home');
    await expect(page.locator('[data-entry]').first(), 'an input keeps the list at its beginning').toHaveAttribute(
      'aria-posinset',
      '1',
    );
  },
);
