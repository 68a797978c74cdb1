import { type Page } from '@playwright/test';
import { siteOf } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

/** Entries of one page of the list; the first comes with the HTML. */
const pageSize = 24;

const cards = (page: Page) => page.locator('main article');

/** Scrolls down like a viewer until the list has grown to so many items. */
async function scrollUntil(page: Page, many: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(many);
  }).toPass({ intervals: [100], timeout: 45_000 });
}

test(
  'the archive grows while one scrolls, and coming back from a match leads to the same place',
  {
    tag: '@nordic',
  },
  async ({ page }) => {
    let lists = 0;
    page.on('request', (request) => (lists += request.url().endsWith('/api/event/list') ? 1 : 0));
    await page.goto(`${siteOf('nordic')}/archive/`);
    await page.mouse.move(700, 500);
    await scrollUntil(page, 200);
    // One call for each page after the first, none twice. Where a match has ended meanwhile, the last of a page comes again with the
    // next one, and is shown once.
    await expect.poll(async () => lists - Math.ceil((await cards(page).count()) / pageSize) + 1).toBe(0);

    // Far enough from the end that the list is not made longer meanwhile.
    const card = cards(page).nth(120);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    const place = await page.evaluate(() => window.scrollY);
    const items = await cards(page).count();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Replays');
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a new page begins at its top').toBe(0);

    lists = 0;
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeAttached();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(items);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
    await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
    await expect(page.locator(`main a[href="${href}"]`), 'the keyboard goes on from there').toBeFocused();
    expect(lists, 'what was there is not asked for again').toBe(0);
  },
);
