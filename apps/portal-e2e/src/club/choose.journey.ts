import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { callAsOtherDevice, registerAccount, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';

const getGalilSite = (): string => getSiteAddress('galil');

test.describe('a league that asks for a favourite club', { tag: '@galil' }, () => {
  test.use({ locale: 'he-IL', contextOptions: { reducedMotion: 'reduce' } });

  test('a new viewer of a league with clubs chooses a club first, and then reaches the requested page', async ({
    page,
  }) => {
    const account = await registerAccount();
    await page.goto(`${getGalilSite()}/auth/login/?returnTo=${encodeURIComponent('/account/devices/')}`);
    await page.locator('input[type="email"]').fill(account.email);
    await page.locator('input[type="password"]').fill(account.password);
    await page.locator('main form [type="submit"]').click();
    await expect(page).toHaveURL(`${getGalilSite()}/club/?returnTo=%2Faccount%2Fdevices%2F`);

    // The guard redirects from every page and after every navigation. `div >` excludes the stars for following, next to
    // the clubs.
    const clubs = page.locator('main li > div > button[aria-pressed]');
    await expect(clubs.first()).toBeVisible();
    await page.goto(`${getGalilSite()}/live/`);
    await expect(page).toHaveURL(`${getGalilSite()}/club/?returnTo=%2Flive%2F`);
    await expect(clubs.first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);

    await clubs.nth(1).click();
    await expect(page).toHaveURL(`${getGalilSite()}/live/`);
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    const { favoriteClubId } = await callAsOtherDevice<{ favoriteClubId?: string }>(
      otherDevice,
      '/api/user/get_profile',
    );
    expect(favoriteClubId).toBeTruthy();

    // The account page links to /club/, which shows the saved club as pressed.
    await page.goto(`${getGalilSite()}/account/`);
    await page.locator('main a[href="/club/"]').first().click();
    await expect(clubs.nth(1)).toHaveAttribute('aria-pressed', 'true');

    // A viewer who signs out here is redirected home, and not to the sign-in page.
    await page.getByRole('button', { name: 'החשבון שלך' }).click();
    await page.getByRole('menuitem').last().click();
    await expect(page).toHaveURL(`${getGalilSite()}/`);
    await expect(page.locator('header a[href^="/auth/login/"]')).toBeVisible();
  });
});
