import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'a club changed in one tab recolours home in another without a reload, and the phone’s bar links to it',
  { tag: '@nordic' },
  async ({ page, account, openTab }) => {
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/');
    const clubRegion = page.getByRole('region', { name: 'Tromsø Aurora', exact: true });
    await expect(clubRegion).toHaveAttribute('style', /--ground/);
    const styleBefore = await clubRegion.getAttribute('style');
    await page.evaluate(() => void (document.documentElement.dataset['same'] = ''));

    const otherTab = await openTab();
    await otherTab.goto(`${site}/club/`);
    await otherTab.getByRole('main').getByRole('button', { name: 'Luleå North' }).first().click();
    await expect(otherTab.getByText('Your club has been saved.')).toBeVisible();

    const newClubRegion = page.getByRole('region', { name: 'Luleå North', exact: true });
    await expect(newClubRegion).toBeVisible();
    expect(await newClubRegion.getAttribute('style')).not.toBe(styleBefore);
    await expect(page.locator('html[data-same]')).toBeAttached();
    await page.getByRole('link', { name: 'My team' }).click();
    await expect(page).toHaveURL(`${site}/team/lul/`);
    await expect(page.locator('html[data-same]')).toBeAttached();
  },
);
