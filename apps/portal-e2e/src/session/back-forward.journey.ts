import { unwantedFlags } from '../../../../tools/browser/quiet-flags.ts';
import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { markDocument } from '../watch/live-match.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateHeading, signInByForm, signInLink, signOut } from './visit.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: [...unwantedFlags, '--disable-back-forward-cache'] }),
});

test(
  'a page from the back/forward cache shows the current viewer after a sign-in or sign-out in another tab',
  { tag: '@nordic' },
  async ({ page, account, openTab }) => {
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/upcoming/`);
    await expect(signInLink(page)).toBeVisible();
    // A browser may not cache a page that is left while its scripts load.
    await waitUntilHydrated(page);
    const isSameDocument = await markDocument(page);
    await page.goto('about:blank');
    const otherTab = await openTab();
    await signInByForm(otherTab, site, account);
    await page.goBack({ waitUntil: 'commit' });
    await expect(locateAccountMenu(page)).toBeVisible();
    expect(await isSameDocument(), 'the page comes from the back/forward cache').toBe(true);

    await page.goto(`${site}/account/general/`);
    await expect(locateHeading(page, 'General')).toBeVisible();
    await page.goto('about:blank');
    await signOut(otherTab);
    await expect(signInLink(otherTab)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(locateHeading(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(`${site}/auth/login/?returnTo=%2Faccount%2Fgeneral%2F`);
    await expect(signInLink(page)).toBeVisible();
  },
);
