import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { startFaultProxy } from '../harness/fault-proxy.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

/** Stores the server's elements before any code of the page runs. */
const recordElements = (): void => {
  const serverElements: Element[] = [];
  Reflect.set(window, '__drawn', serverElements);
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') serverElements.push(...document.querySelectorAll('#root *'));
  });
};

/** Counts the server's elements, and those of them that are no longer in the document. */
const countElements = (page: Page) =>
  page.evaluate(() => {
    const serverElements = Reflect.get(window, '__drawn') as Element[];
    return {
      elementCount: serverElements.length,
      removedCount: serverElements.filter(({ isConnected }) => !isConnected).length,
    };
  });

/** An edge behind a proxy that removes comments from pages. */
async function openProxy(comments: RegExp) {
  const edge = await startFaultProxy(process.env['EDGE'] ?? '');
  edge.addFault(/^GET [^ ]*\/ /, async (response, getRealAnswer) => {
    const { status, headers, body } = await getRealAnswer();
    const { 'content-length': _length, ...otherHeaders } = headers;
    response.writeHead(status, otherHeaders).end(body.toString().replaceAll(comments, ''));
  });
  return edge;
}

test(
  'the server’s elements stay on lists when a proxy removes the empty comments [fault-33c]',
  { tag: '@nordic' },
  async ({ page }) => {
    const edge = await openProxy(/<!-- -->/g);
    try {
      await page.addInitScript(recordElements);
      for (const path of ['/', '/upcoming/', '/channels/', '/league/nordic-men/', '/team/osl/']) {
        await page.goto(getSiteAddress('nordic', edge.address) + path);
        await page.mouse.move(5, 300);
        await expect(page.locator('html'), path).toHaveAttribute('data-alive', 'page');
        const { elementCount, removedCount } = await countElements(page);
        expect(elementCount, path).toBeGreaterThan(100);
        // React replaces the account's and the bell's slots, and two elements of each running clock.
        expect(removedCount, path).toBeLessThan(30);
      }
    } finally {
      await page.close();
      edge.close();
    }
  },
);

test(
  'a page is rendered again and hydrated when a proxy removes all comments, on which hydration depends [fault-33c]',
  { tag: '@nordic' },
  async ({ page }) => {
    const edge = await openProxy(/<!--.*?-->/gs);
    const site = getSiteAddress('nordic', edge.address);
    const { id } = await findRecordedMatch();
    try {
      for (const path of [`/events/${id}/`, '/live/', '/archive/', '/search/']) {
        await page.goto(site + path);
        await page.mouse.move(5, 300);
        await expect(page.locator('html'), path).toHaveAttribute('data-alive', 'page');
        for (const part of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(part), `${path} ${part}`).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await page.evaluate(() => Reflect.set(window, '__first', true));
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Channels' }).click();
        await expect(page).toHaveURL(`${site}/channels/`);
        await expect(page.getByRole('heading', { level: 1, name: 'TV guide' }), path).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(window, '__first')), 'the same document').toBe(true);
      }
    } finally {
      await page.close();
      edge.close();
    }
  },
);
