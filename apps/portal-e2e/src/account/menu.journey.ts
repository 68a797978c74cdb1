import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateHeading, signIn, signInLink } from '../session/visit.ts';

test(
  'the viewer’s menu opens, navigates and signs out with the keyboard alone',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/account/devices/');
    const menu = page.getByRole('menu');
    const locateMenuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await locateAccountMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(locateMenuItem('Account')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(locateMenuItem('Watchlist')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(locateAccountMenu(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(locateMenuItem('Account')).toBeFocused();
    await page.keyboard.press('m');
    await expect(locateMenuItem('My clips')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/selected/clips/`);
    // The heading has the focus, so that the next Tab stays in the page.
    await expect(locateHeading(page, 'My clips')).toBeFocused();
    await expect(menu).toBeHidden();

    await locateAccountMenu(page).focus();
    await page.keyboard.press('Space');
    await expect(locateMenuItem('Account')).toBeFocused();
    await page.keyboard.press('End');
    await expect(locateMenuItem('Sign out')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/`);
    await expect(signInLink(page)).toBeVisible();
  },
);
