import { waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'on a phone the guide is a list of the current and the next programme, and a press shows the whole day',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/channels/`);
    await waitUntilHydrated(page);
    const row = page.getByRole('row', { name: /^NIL One/ });
    const programmes = row.locator('[data-start]:visible');
    await expect(programmes).toHaveCount(2);
    await expect(programmes.first()).toContainText('On now');
    const wholeDayButton = row.getByRole('button', { name: 'Whole day' });
    await wholeDayButton.click();
    await expect(wholeDayButton).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => programmes.count()).toBeGreaterThan(8);
  },
);
