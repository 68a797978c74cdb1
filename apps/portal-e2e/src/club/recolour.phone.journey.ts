import { getSite } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'a club changed in one tab recolours home in another without a reload, and the phone’s bar links to it',
  { tag: '@nordic' },
  async ({ page, account, openTab }) => {
    const site = getSite('nordic');
    await signIn(page, site, account, '/');
    const band = page.getByRole('region', { name: 'Tromsø Aurora', exact: true });
    await expect(band).toHaveAttribute('style', /--ground/);
    const styleBefore = await band.getAttribute('style');
    await page.evaluate(() => void (document.documentElement.dataset['same'] = ''));

    const other = await openTab();
    await other.goto(`${site}/club/`);
    await other.getByRole('main').getByRole('button', { name: 'Luleå North' }).first().click();
    await expect(other.getByText('Your club has been saved.')).toBeVisible();

    const recoloured = page.getByRole('region', { name: 'Luleå North', exact: true });
    await expect(recoloured).toBeVisible();
    expect(await recoloured.getAttribute('style')).not.toBe(styleBefore);
    await expect(page.locator('html[data-same]')).toBeAttached();
    await page.getByRole('link', { name: 'My team' }).click();
    await expect(page).toHaveURL(`${site}/team/lul/`);
    await expect(page.locator('html[data-same]')).toBeAttached();
  },
);
