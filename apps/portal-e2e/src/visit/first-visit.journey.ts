import { test as unseen } from '@playwright/test';
import { getChunk } from '../harness/get-chunk.ts';
import { type Answer, requestPage, requestUntil } from '../harness/request-page.ts';
import { customerIds, getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

const locales = { nordic: 'en-GB', verdant: 'en-GB', galil: 'he-IL', plain: 'en-GB' } as const;

/** Files of home with a live card on screen, which loads the code of the rooms and their socket. */
const maxScripts = 50;
const maxScriptBytes = 240_000;

for (const customer of customerIds) {
  test.describe(customer, { tag: `@${customer}` }, () => {
    test.use({ locale: locales[customer] });

    test('a first visit makes no API call and logs no message in the console', async ({ page }) => {
      // A backend that has just started may exceed the edge's timeout; then the browser would send the requests.
      const isWhole = ({ text }: Answer) =>
        text.includes('<article') && !/aria-busy="true"|"outcome":\{"kind":"pending"\}/.test(text);
      await requestUntil(isWhole, customer, '/', { 'accept-language': locales[customer] });
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
    });

    unseen('the customer’s brand is in the tab and in the app that a phone installs', async () => {
      const brandName = { nordic: 'Nordic Ice League', verdant: 'Verdant', galil: 'הגליל', plain: 'Plain' }[customer];
      const { text } = await requestPage(customer, '/', { 'accept-language': locales[customer] });
      expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toContain(brandName);
      const fetchLinked = async (rel: string) =>
        requestPage(customer, new RegExp(`<link rel="${rel}"[^>]* href="(/[^"]*)"`).exec(text)?.[1] ?? `/no-${rel}`);
      expect(JSON.parse((await fetchLinked('manifest')).text)).toHaveProperty(
        'name',
        expect.stringContaining(brandName),
      );
      expect((await fetchLinked('icon')).status).toBe(200);
    });
  });
}

test(
  'home loads at most 50 scripts before a first visitor’s input, without the code for input',
  { tag: '@nordic' },
  async ({ page }) => {
    // The rooms of a live card load last, after the start effects and the problem page.
    const socketOpened = page.waitForEvent('websocket');
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
    const memberChunks = ['create-session', 'sync-followed', 'sync-purchases', 'sync-devices'].map(getChunk);
    expect(scripts.filter(({ pathname }) => memberChunks.some((chunk) => pathname.startsWith(chunk)))).toEqual([]);
  },
);
