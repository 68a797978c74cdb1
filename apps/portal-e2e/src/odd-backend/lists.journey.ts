import { waitUntilHydrated } from '../harness/alive.ts';
import { expect, test } from '../session/session.ts';
import { callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { signIn } from '../session/visit.ts';

test.describe('a backend with unusual lists', { tag: '@nordic' }, () => {
  test('long-programme: the guide shows the current programme', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('long-programme');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/channels/`);
    await expect(page.getByRole('gridcell', { name: /On now/ }).first()).toBeVisible();
    await expect(page.getByText('No listings')).toHaveCount(0);
  });

  test('many-suggestions: the search shows eight', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('many-suggestions');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/archive/`);
    await waitUntilHydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('oslo');
    await expect(page.getByRole('option', { name: /Oslo/ }).first()).toBeVisible();
    // The last option leads to all results.
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(9);
  });

  test('negative-counts: no page shows a number below zero', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('negative-counts');
    for (const path of ['/', '/search/?q=oslo', '/archive/']) {
      await page.goto(testEdge.getSiteAddress('nordic') + path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/(?<![\d–])[-−][125](?!\d)/);
    }
  });

  test('tied-ranks: the table shows the ranks of the backend, and each team once', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('tied-ranks');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/league/nordic-men/`);
    const rows = page.getByRole('table', { name: 'Table' }).locator('tbody tr');
    await expect(rows.nth(2)).toContainText(/^4/);
    for (const index of [0, 1]) await expect(rows.nth(index)).toContainText(/^1/);
    const teams = await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(teams).size).toBe(teams.length);
  });

  test('small-pages: the archive and the list of followed teams are complete', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('small-pages');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    const teams = { tra: 'Tromsø Aurora', osl: 'Oslo Ravens', got: 'Göteborg Harriers', mal: 'Malmö Tide' };
    for (const reference_id of Object.keys(teams))
      await callAsOtherDevice(otherDevice, '/api/follow/save', { reference_id, type: 'team' });
    const site = testEdge.getSiteAddress('nordic');
    await signIn(page, site, account, '/account/following/');
    for (const name of Object.values(teams)) await expect(page.getByRole('main')).toContainText(name);

    await page.goto(`${site}/archive/`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      expect(await cards.count()).toBeGreaterThan(9);
    }).toPass();
  });
});
