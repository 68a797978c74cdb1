import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test('a league links to a team, whose tabs have their own addresses', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/`);
  await page
    .getByRole('navigation', { name: 'Leagues and categories' })
    .getByRole('link', { name: 'Men', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Ice League, Men' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Table' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('table', { name: 'Table' }).getByRole('link', { name: 'Tromsø Aurora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tromsø Aurora' })).toBeVisible();
  const teamRow = page.getByRole('table', { name: 'Nordic Ice League, Men' }).locator('tr[aria-current]');
  await expect(teamRow).toContainText('Tromsø Aurora');
  await expectAccessible(page);
  const partsNavigation = page.getByRole('navigation', { name: 'Parts of Tromsø Aurora' });
  await partsNavigation.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(`${getSiteAddress('nordic')}/team/tra/?tab=results`);
  await page.reload();
  await expect(partsNavigation.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Moments of the squad' })).toBeAttached();
});
