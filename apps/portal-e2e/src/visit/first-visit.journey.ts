import type { Response } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getChunk } from '../harness/get-chunk.ts';
import { type Answer, requestPage, requestUntil } from '../harness/request-page.ts';
import { customerIds, getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

const locales = { nordic: 'en-GB', verdant: 'en-GB', galil: 'he-IL', plain: 'en-GB' } as const;

/** Files of home with a live card on screen, which loads the code of the rooms and their socket. */
const maxScripts = 30;
const maxScriptBytes = 240_000;

for (const customer of customerIds) {
  test.describe(customer, { tag: `@${customer}` }, () => {
    test.use({ locale: locales[customer] });

    test('a first visit makes no API call, logs no message, and shows the customer’s brand in the tab and in the app to install', async ({
      page,
    }) => {
      // A backend that has just started may exceed the edge's timeout; then the browser would send the requests.
      const isWhole = ({ text }: Answer) =>
        text.includes('<article') && !/aria-busy="true"|"outcome":\{"kind":"pending"\}/.test(text);
      const { text } = await requestUntil(isWhole, customer, '/', { 'accept-language': locales[customer] });
      const brandName = { nordic: 'Nordic Ice League', verdant: 'Verdant', galil: 'הגליל', plain: 'Plain' }[customer];
      const requestLinked = async (rel: string) =>
        requestPage(customer, new RegExp(`<link rel="${rel}"[^>]* href="(/[^"]*)"`).exec(text)?.[1] ?? `/no-${rel}`);
      expect(JSON.parse((await requestLinked('manifest')).text)).toHaveProperty(
        'name',
        expect.stringContaining(brandName),
      );
      expect((await requestLinked('icon')).status).toBe(200);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      await page.goto(`${getSiteAddress(customer)}/`);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(calls).toEqual([]);
      await expect(page).toHaveTitle(new RegExp(brandName));
    });
  });
}

test(
  'home loads at most 30 scripts before the first input, and no code for payments after it',
  { tag: '@nordic' },
  async ({ page }) => {
    // The rooms of a live card load last, after the start effects and the problem page.
    const socketOpened = page.waitForEvent('websocket');
    const scriptResponses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scriptResponses.push(response);
    });
    await page.goto(`${getSiteAddress('nordic')}/`);
    await socketOpened;
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { pathname } = new URL(entry.name);
        const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
        return pathname.endsWith('.js') ? [{ pathname, bytes }] : [];
      }),
    );
    expect(scripts.length).toBeLessThanOrEqual(maxScripts);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxScriptBytes);
    const memberChunks = ['create-session', 'viewer', 'commerce-data', 'personal-rows'].map(getChunk);
    expect(scripts.filter(({ pathname }) => memberChunks.some((chunk) => pathname.startsWith(chunk)))).toEqual([]);

    await waitUntilHydrated(page);
    const scriptTexts = await Promise.all(scriptResponses.map((script) => script.text()));
    expect(scriptTexts.length).toBeGreaterThan(3);
    // Only payment code contains these texts: its calls, the provider's script and the idempotency header.
    for (const paymentTrace of ['/api/commerce/', '/v1/fields.js', 'idempotency-key'])
      expect(scriptTexts.filter((script) => script.includes(paymentTrace))).toEqual([]);
  },
);
