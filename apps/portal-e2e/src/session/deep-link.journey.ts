import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { watchPaint } from './paint-watch.ts';
import { expect, test } from './session.ts';
import {
  locateAccountMenu,
  locateField,
  locateHeading,
  locatePasswordField,
  signInLink,
  submitLogin,
} from './visit.ts';

test.describe('a visitor who opens a page for members', { tag: '@nordic' }, () => {
  test('a visitor who opens a page for members signs in, returns to it, and stays signed in, without a flash or a shift', async ({
    page,
    watch,
    account,
  }) => {
    watch.forgive(failedRequestPattern);
    const readPaint = await watchPaint(page);
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/account/devices/?from=mail`);
    await expect(page).toHaveURL(`${site}/auth/login/?returnTo=%2Faccount%2Fdevices%2F%3Ffrom%3Dmail`);
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
    await expect
      .poll(async () => (await readPaint()).headings, 'no heading of the member page was painted')
      .toEqual(['Sign in']);
    expect((await readPaint()).layoutShiftScore, 'the layout did not shift').toBeLessThan(0.02);

    await submitLogin(page, { ...account, password: 'not this one' });
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await expect(locatePasswordField(page)).toBeFocused();
    await expect(locatePasswordField(page)).toHaveAccessibleDescription(/Incorrect email or password/);
    await expect(locateField(page, 'Email')).toHaveValue(account.email);

    // The error message moves the form down. Browsers count that as a layout shift if the response takes half a second.
    const { layoutShiftScore: shiftBefore } = await readPaint();
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/account/devices/?from=mail`);
    await expect(locateHeading(page, 'Devices')).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    expect((await readPaint()).layoutShiftScore - shiftBefore, 'the layout did not shift').toBeLessThan(0.02);

    for (const path of ['/account/devices/', '/']) {
      await page.goto(site + path);
      await expect(locateAccountMenu(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect
        .poll(async () => (await readPaint()).headings, `${path} never showed another page`)
        .toEqual([path === '/' ? expect.any(String) : 'Devices']);
      const paintedPage = await readPaint();
      expect(paintedPage.signInLink, `${path} never shows the link to sign in`).toBe(false);
      expect(paintedPage.layoutShiftScore, `the layout of ${path} does not shift`).toBeLessThan(0.02);
    }
    await page.goBack();
    await expect(locateHeading(page, 'Devices')).toBeVisible();
    await expect(locateAccountMenu(page)).toBeVisible();
    await expect(signInLink(page)).toBeHidden();
  });

  test('after a visitor signs in on a page for members, the page shows each answer while other calls are pending', async ({
    page,
    account,
  }) => {
    const pendingRequests: string[] = [];
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (/\/(login|get_devices)$/.test(pathname)) return route.continue();
      pendingRequests.push(pathname);
      return undefined;
    });
    await page.goto(`${getSiteAddress('nordic')}/auth/login/?returnTo=%2Faccount%2Fdevices%2F`);
    await submitLogin(page, account);
    await expect(page.getByText('This device')).toBeVisible();
    await expect.poll(() => pendingRequests).toContain('/api/user/get_watchlist');
  });
});
