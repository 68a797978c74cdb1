import { type Answer, ask, askUntil } from '../harness/ask.ts';
import { customerIds, siteOf } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

const locales = { nordic: 'en-GB', verdant: 'en-GB', galil: 'he-IL', plain: 'en-GB' } as const;

for (const customer of customerIds) {
  test.describe(customer, { tag: `@${customer}` }, () => {
    test.use({ locale: locales[customer] });

    test('a first visit asks the API nothing and leaves the console quiet', async ({ page }) => {
      // A backend that has just started may be too slow for the page's patience; then the browser would ask.
      const isWhole = ({ text }: Answer) => text.includes('<article') && !text.includes('aria-busy="true"');
      await askUntil(isWhole, customer, '/', { 'accept-language': locales[customer] });
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      await page.goto(`${siteOf(customer)}/`);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(calls).toEqual([]);
    });

    test('its brand is in the tab and in what a phone installs', async ({ page }) => {
      const brand = { nordic: 'Nordic Ice League', verdant: 'Verdant', galil: 'הגליל', plain: 'Plain' }[customer];
      await page.goto(`${siteOf(customer)}/`);
      await expect(page).toHaveTitle(new RegExp(brand));
      const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
      const manifest = await page.evaluate(async (at) => (await (await fetch(at)).json()) as { name: string }, href);
      expect(manifest.name).toContain(brand);
      const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
      expect((await ask(customer, icon)).status).toBe(200);
    });
  });
}
