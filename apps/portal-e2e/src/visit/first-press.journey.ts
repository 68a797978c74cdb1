import type { Page } from '@playwright/test';
import { siteOf } from '../harness/customers.ts';
import { openDoor } from '../harness/door.ts';
import type { Fault } from '../harness/faults.ts';
import { recordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

/** Opens a page whose code comes when asked to: all that a viewer on a slow line has is the server's HTML. */
const openWithoutCode = (page: Page, path: string) =>
  withoutCode(page, () => page.goto(siteOf('nordic') + path, { waitUntil: 'commit' }));

/** The same, however it is opened. */
async function withoutCode(page: Page, open: () => Promise<unknown>): Promise<{ letCome: () => void }> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await open();
  return { letCome: code.resolve };
}

test.describe('a button that is pressed before the page’s code is there', { tag: '@nordic' }, () => {
  for (const path of ['/', '/events/tra-osl-d0-0/'])
    test(`shows it at once and opens when it is: preferences on ${path}`, async ({ page }) => {
      const { letCome } = await openWithoutCode(page, path);
      const button = page.getByRole('button', { name: 'Language and display' });
      await button.click();
      await expect(button).toHaveAttribute('data-pressed');
      letCome();
      await expect(page.getByRole('dialog', { name: 'Language and display' })).toBeVisible();
      await expect(button).not.toHaveAttribute('data-pressed');
    });

  test('is pressed on the page, too, whose code comes later than the header’s: saving a match for later', async ({
    page,
  }) => {
    const { letCome } = await openWithoutCode(page, '/');
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    await save.click();
    await expect(save).toHaveAttribute('data-pressed');
    letCome();
    await expect(page).toHaveURL(/\/auth\/login\/$/);
  });

  test('saves a match for a signed-in viewer on the same page', async ({ page, account }) => {
    const { id } = await recordedMatch();
    await signIn(page, siteOf('nordic'), account);
    const { letCome } = await openWithoutCode(page, `/events/${id}/`);
    await page.getByRole('main').getByRole('button', { name: 'Watchlist', exact: true }).click();
    const saved = page.waitForResponse('**/api/user/add_to_watchlist');
    letCome();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByRole('main').getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${siteOf('nordic')}/events/${id}/`);
  });

  test('is forgotten by a press on something else', async ({ page }) => {
    const { letCome } = await openWithoutCode(page, '/');
    const theme = page.locator('html');
    const before = await theme.getAttribute('data-theme');
    await page.getByRole('button', { name: 'Switch between dark and light' }).click();
    await page.getByRole('button', { name: 'Language and display' }).click();
    letCome();
    await expect(page.getByRole('dialog', { name: 'Language and display' })).toBeVisible();
    await expect(theme).toHaveAttribute('data-theme', before ?? '');
  });
});

/** The document's last part, with the data that its code starts from, comes when it is let. */
function lateEnd(): { fault: Fault; letCome: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    letCome: resolve,
    async fault(response, real) {
      const { status, headers, body } = await real();
      const end = body.indexOf('<script type="application/json" id="touchline"');
      expect(end, 'the data block').toBeGreaterThan(0);
      response.writeHead(status, headers).write(body.subarray(0, end));
      await promise;
      response.end(body.subarray(end));
    },
  };
}

test(
  'a page that is scrolled before its HTML has come whole is alive once it has',
  { tag: '@nordic' },
  async ({ page }) => {
    const edge = await openDoor(process.env['EDGE'] ?? '');
    const { fault, letCome } = lateEnd();
    edge.break(/^GET \/archive\/ /, fault);
    try {
      await page.goto(`${siteOf('nordic', edge.address)}/archive/`, { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: / vs / }).first()).toBeVisible();
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => 'sign' in document.documentElement.dataset);
      // A viewer who was here before has the code in their cache: it comes before the document's end.
      await page.evaluate(() =>
        Promise.allSettled(
          (document.documentElement.dataset['scripts'] ?? '').split(' ').map((address) => import(address)),
        ),
      );
      letCome();
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
    await page.goto(`${siteOf('nordic')}/archive/`);
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    await page.getByRole('main').getByRole('link', { name: / vs / }).first().click();
    await expect(page).toHaveURL(/\/events\//);
    const { letCome } = await withoutCode(page, () => page.reload({ waitUntil: 'commit' }));
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays');
    letCome();
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replays');
  },
);
