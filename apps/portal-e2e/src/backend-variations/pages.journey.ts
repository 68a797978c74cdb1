import { waitUntilHydrated } from '../harness/alive.ts';
import { expect, test } from '../harness/portal.ts';
import { getUpcomingMatch } from '../harness/world.ts';

const encodedText = "& Jerry's <b>bold</b>";

/** Pages with events, and whether each shows an event's title and cards. */
const pages = [
  { path: '/', hasTitle: true, hasCards: true },
  { path: '/archive/', hasTitle: true, hasCards: true },
  { path: '/upcoming/', hasTitle: false, hasCards: false },
  { path: '/search/?q=oslo', hasTitle: false, hasCards: true },
  { path: '/events/tra-osl-d0-0/', hasTitle: true, hasCards: false },
  { path: '/team/tra/', hasTitle: true, hasCards: false },
  { path: '/league/nordic-men/', hasTitle: false, hasCards: false },
] as const;

test(
  'pages stay readable when a backend sends unusual dates, texts, counts, ranks, suggestions and programmes',
  { tag: '@nordic' },
  async ({ page, testEdge }, { parallelIndex }) => {
    test.slow();
    const site = testEdge.getSiteAddress('nordic');
    const main = page.getByRole('main');
    testEdge.proxy.setVariations(
      'impossible-dates',
      'html-entities',
      'tied-ranks',
      'many-suggestions',
      'negative-counts',
    );
    for (const { path, hasTitle, hasCards } of pages)
      await test.step(path, async () => {
        await page.goto(site + path);
        await expect(main.getByRole('heading').first()).toBeAttached();
        if (hasCards) await expect(main.getByRole('article').first()).toBeVisible();
        if (hasTitle) await expect(main).toContainText(encodedText);
        await waitUntilHydrated(page);
        await expect(main, 'only years from 1900 to 2199').not.toContainText(
          /9999|Invalid|NaN|\b0001\b|\bDec 31\b|\b1 Jan\b/,
        );
        await expect(main, 'no number below zero').not.toContainText(/(?<![\d–])[-−][125](?!\d)/);
        await expect(main, 'texts are decoded on the server and in the browser').not.toContainText('&amp;');
        await expect(page).not.toHaveTitle(/&amp;|&#39;/);
      });

    await test.step('tied-ranks: the table shows the ranks of the backend, and each team once', async () => {
      const rows = page.getByRole('table', { name: 'Table' }).locator('tbody tr');
      await expect(rows.nth(2)).toContainText(/^4/);
      for (const index of [0, 1]) await expect(rows.nth(index)).toContainText(/^1/);
      const teams = await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(teams).size).toBe(teams.length);
    });

    await test.step('many-suggestions: the search shows eight', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('oslo');
      await expect(page.getByRole('option', { name: /Oslo/ }).first()).toBeVisible();
      // The last option leads to all results.
      expect(await page.getByRole('option').count()).toBeLessThanOrEqual(9);
    });

    await test.step('long-programme: the guide shows the current programme', async () => {
      testEdge.proxy.setVariations('long-programme');
      await page.goto(`${site}/channels/`);
      await expect(page.getByRole('gridcell', { name: /On now/ }).first()).toBeVisible();
      await expect(page.getByText('No listings')).toHaveCount(0);
    });

    await test.step('far-kick-offs: a match in 60 days shows a date in place of a countdown', async () => {
      testEdge.proxy.setVariations('far-kick-offs');
      const { id } = await getUpcomingMatch(parallelIndex);
      await page.goto(`${site}/events/${id}/`);
      const monthInSixtyDays = new Date(Date.now() + 60 * 86_400_000).toLocaleDateString('en-GB', { month: 'short' });
      await expect(main).toContainText(monthInSixtyDays);
      await waitUntilHydrated(page);
      await expect(main.getByRole('timer')).toHaveCount(0);
    });
  },
);
