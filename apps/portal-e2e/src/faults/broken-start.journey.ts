import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { type Answer, requestUntil } from '../harness/request-page.ts';
import { findRecordedMatch } from '../harness/world.ts';

const locateNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Some things on this page don’t work here.' });

/** Removes functions that are missing in browsers older than the supported browsers. */
function removeNewFunctions(): void {
  for (const [owner, name] of [
    [Array.prototype, 'at'],
    [Array.prototype, 'flatMap'],
    [Object, 'hasOwn'],
    [Object, 'fromEntries'],
    [String.prototype, 'replaceAll'],
  ] as const)
    Reflect.deleteProperty(owner, name);
}

/** A busy server's first response may lack the page's data, which this browser cannot load. */
const hasHeading = ({ text }: Answer) => /<main.*<h1/s.test(text);

/** Opens home, then its first match by a link. Both pages are the server's HTML only. */
async function openHomeAndMatch(page: Page): Promise<void> {
  await requestUntil(({ text }) => text.includes('href="/events/'), 'nordic', '/');
  await page.goto(`${getSiteAddress('nordic')}/`);
  await page.mouse.move(5, 300);
  await page.keyboard.press('PageDown');
  await expect(locateNotice(page), 'the message appears after a scroll, which loads the code').toBeInViewport();
  const mainNavigation = page.getByRole('navigation', { name: 'Main' });
  await expect(mainNavigation).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0);

  const matchLink = page.getByRole('main').locator('a[href*="/events/"]').first();
  const address = (await matchLink.getAttribute('href')) ?? '';
  await requestUntil(hasHeading, 'nordic', address);
  await matchLink.press('Enter');
  await page.waitForURL((url) => url.pathname === address);
  await expect(locateNotice(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('a page whose code fails at its start', { tag: '@nordic' }, () => {
  test('a page whose code fails in an unsupported browser keeps the server’s HTML and links, and shows a message about the fault [fault-33f]', async ({
    page,
    watch,
  }) => {
    watch.forgive(/is not a function|not iterable/);
    await page.addInitScript(removeNewFunctions);
    await openHomeAndMatch(page);
  });

  test('a page whose code fails shows its match, and hides the spinner and the buttons that need the code [fault-33f]', async ({
    page,
    watch,
  }) => {
    watch.forgive(/is not a function|not iterable/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(removeNewFunctions);
    const { id } = await findRecordedMatch();
    await requestUntil(hasHeading, 'nordic', `/he/events/${id}/`);
    await page.goto(`${getSiteAddress('nordic')}/he/events/${id}/`);
    await page.mouse.move(5, 300);
    const main = page.getByRole('main');
    await expect(page.locator('[data-limited]:not(:empty)')).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeAttached();
    const inactiveControls = main.locator('button, [data-spinner]');
    await expect(inactiveControls.first()).toBeAttached();
    for (const part of await inactiveControls.all()) await expect(part).toBeHidden();

    await page.goto(`${getSiteAddress('nordic')}/he/account/`);
    await expect(page.locator('[data-limited]:not(:empty)')).toBeVisible();
    await expect(main.getByText('טוען')).toBeAttached();
    await expect(main.getByText('טוען')).toBeHidden();
  });

  test('a page whose first script is broken keeps the server’s HTML and links [fault-33f]', async ({ page, watch }) => {
    watch.forgive(/broken/);
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await openHomeAndMatch(page);
  });
});
