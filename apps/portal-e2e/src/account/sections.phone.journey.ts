import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expectAccessible } from '../everyone/axe.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, openPage, signIn } from '../session/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'on a phone, the account lists its pages, and each page links back to the list',
  { tag: '@nordic' },
  async ({ page, account }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/account/');
    const navigation = page.getByRole('navigation', { name: 'Account' });
    const links = navigation.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    // A list has one link per line.
    const lineStarts = await links.evaluateAll((elements) => elements.map((link) => link.getBoundingClientRect().x));
    expect(lineStarts.length).toBeGreaterThan(6);
    expect(new Set(lineStarts).size).toBe(1);
    await expect(navigation.locator('[aria-current]')).toHaveText('Account');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await openPage(page, 'Devices');
    await expect(page).toHaveURL(`${site}/account/devices/`);
    await expect(locateHeading(page, 'Devices')).toBeFocused();
    await expect(links.first()).toBeHidden();
    await expectAccessible(page);
    await page.goBack();
    await expect(navigation.getByRole('link', { name: 'Devices' })).toBeFocused();

    // A page that opens from its address has the link back, too.
    await page.goto(`${site}/account/general/`);
    await waitUntilHydrated(page);
    await navigation.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL(`${site}/account/`);
    await expect(locateHeading(page, 'Account')).toBeFocused();
    await expect(links.first()).toBeVisible();
  },
);
