import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { startFaultProxy } from '../harness/fault-proxy.ts';
import type { Fault } from '../harness/faults.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

/** Opens a page without its code, which loads later: the viewer has only the server's HTML, as on a slow network. */
const openWithoutCode = (page: Page, path: string) =>
  openWithDelayedCode(page, () => page.goto(getSiteAddress('nordic') + path, { waitUntil: 'commit' }));

/** Opens a page in any way, and delays its code. */
async function openWithDelayedCode(page: Page, open: () => Promise<unknown>): Promise<{ releaseCode: () => void }> {
  const codeReleased = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await codeReleased.promise;
    await route.continue();
  });
  await open();
  return { releaseCode: codeReleased.resolve };
}

test.describe('a button pressed before the page’s code has loaded', { tag: '@nordic' }, () => {
  test('a press before the page’s code has loaded is shown at once and opens the preferences afterwards', async ({
    page,
  }) => {
    const { releaseCode } = await openWithoutCode(page, '/');
    const menuButton = page.getByRole('button', { name: 'Language and display' });
    await menuButton.click();
    await expect(menuButton).toHaveAttribute('data-pressed');
    releaseCode();
    await expect(page.getByRole('dialog', { name: 'Language and display' })).toBeVisible();
    await expect(menuButton).not.toHaveAttribute('data-pressed');
  });

  test('a press before the page’s code has loaded saves a match for later', async ({ page }) => {
    const { releaseCode } = await openWithoutCode(page, '/');
    const saveButton = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    await saveButton.click();
    await expect(saveButton).toHaveAttribute('data-pressed');
    releaseCode();
    await expect(page).toHaveURL(/\/auth\/login\/$/);
  });

  test('a button pressed early saves a match for a signed-in viewer on the same page', async ({ page, account }) => {
    const { id } = await findRecordedMatch();
    await signIn(page, getSiteAddress('nordic'), account);
    const { releaseCode } = await openWithoutCode(page, `/events/${id}/`);
    await page.getByRole('main').getByRole('button', { name: 'Watchlist', exact: true }).click();
    const saveResponse = page.waitForResponse('**/api/user/add_to_watchlist');
    releaseCode();
    expect((await saveResponse).ok()).toBe(true);
    await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/events/${id}/`);
  });
});

/** Delays the document's last part, with the data for hydration, until `releaseCode` is called. */
function delayDocumentEnd(): { fault: Fault; releaseCode: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    releaseCode: resolve,
    async fault(response, getRealAnswer) {
      const { status, headers, body } = await getRealAnswer();
      const end = body.indexOf('<script type="application/json" id="touchline"');
      expect(end, 'the document contains the data block').toBeGreaterThan(0);
      response.writeHead(status, headers).write(body.subarray(0, end));
      await promise;
      response.end(body.subarray(end));
    },
  };
}

test(
  'a page that is scrolled before its HTML is complete hydrates when its HTML is complete',
  { tag: '@nordic' },
  async ({ page }) => {
    const edge = await startFaultProxy(process.env['EDGE'] ?? '');
    const { fault, releaseCode } = delayDocumentEnd();
    edge.addFault(/^GET \/archive\/ /, fault);
    try {
      await page.goto(`${getSiteAddress('nordic', edge.address)}/archive/`, { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: / vs / }).first()).toBeVisible();
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => 'sign' in document.documentElement.dataset);
      // A returning viewer has the code in the cache, and loads it before the document's end.
      await page.evaluate(() =>
        Promise.allSettled(
          (document.documentElement.dataset['scripts'] ?? '').split(' ').map((address) => import(address)),
        ),
      );
      releaseCode();
      await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    } finally {
      edge.close();
    }
  },
);

test(
  'going back from a page before its code has loaded shows the previous page',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    await page.getByRole('main').getByRole('link', { name: / vs / }).first().click();
    await expect(page).toHaveURL(/\/events\//);
    const { releaseCode } = await openWithDelayedCode(page, () => page.reload({ waitUntil: 'commit' }));
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays');
    releaseCode();
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays');
  },
);
