import { expectAccessible } from '../everyone/axe.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { hangRequest } from '../harness/faults.ts';
import { expect, test } from '../harness/portal.ts';

const wasScriptRun = () => 'hacked' in window;

test.describe('an article of the site', { tag: '@verdant' }, () => {
  test('an article comes from the customer’s folder, or else from the backend, and links to other pages', async ({
    page,
  }) => {
    await page.goto(`${getSiteAddress('verdant')}/live/`);
    await waitUntilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Verdant TV' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'help page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
    const question = page.getByText('How do I watch a match?');
    await question.click();
    await expect(page.getByText('Open it and press play.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About Verdant TV' })).toBeVisible();
    await page.goto(`${getSiteAddress('verdant')}/de/about/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Über Verdant TV' })).toBeVisible();
  });
});

test.describe('a hostile article', { tag: '@plain' }, () => {
  test('a hostile article runs no script, whether the server or the browser parses it', async ({
    page,
    testEdge,
    watch,
  }) => {
    // The policy blocks the article's requests. A browser that parses it, in an inert document, reports the scripts
    // that it does not run.
    watch.forgive(/evil\.example|inline (?:event handler|style)|refuses inline/);
    watch.forgive(failedRequestPattern);
    await page.goto(`${getSiteAddress('plain')}/info/hostile/`);
    await expect(page.getByText('All of this is harmless')).toBeVisible();
    await page.goto(`${getSiteAddress('plain')}/live/`);
    await waitUntilHydrated(page);
    expect(await page.evaluate(wasScriptRun)).toBe(false);
    // The server's request never ends: the browser loads the text itself, and parses it under the strictest policy.
    testEdge.proxy.addFault(/\/api\/portal\/page\//, hangRequest, 1);
    await page.goto(`${testEdge.getSiteAddress('plain')}/info/hostile/`);
    await expect(page.getByText('All of this is harmless')).toBeVisible();
    await expect(page.getByText('after', { exact: true })).toBeVisible();
    expect(await page.evaluate(wasScriptRun)).toBe(false);
  });
});
