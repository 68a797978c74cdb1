import { requestPage } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'filters are part of the address: the server renders them, and back, forward and a reload keep them',
  { tag: '@nordic' },
  async ({ page }) => {
    const { text } = await requestPage('nordic', '/archive/?type=training&date=past_90_days');
    expect(text).toContain('Remove filter: Training');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') || request.url().includes('_payload.json'))
        calls.push(new URL(request.url()).pathname);
    });
    await page.goto(`${getSiteAddress('nordic')}/archive/?type=training`);
    const filterBar = page.getByRole('region', { name: 'Filters' });
    await page.mouse.move(700, 500);
    // The shell hydrates before the page.
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
    const weekLink = filterBar.getByRole('link', { name: 'Past 7 days' });
    await weekLink.click();
    await expect(page).toHaveURL(/\/archive\/\?type=training&date=past_7_days$/);
    await filterBar.getByRole('button', { name: 'Remove filter: Training' }).click();
    await expect(page).toHaveURL(/\/archive\/\?date=past_7_days$/);
    await expect.poll(() => calls.filter((path) => path.endsWith('/event/list'))).toEqual([]);
    await page.goBack();
    await expect(filterBar.getByRole('button', { name: 'Remove filter: Training' })).toBeVisible();
    await page.goBack();
    await expect(filterBar.getByRole('link', { name: 'Any time' })).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await page.reload();
    await expect(weekLink).toHaveAttribute('aria-current', 'true');
    await expect(filterBar.getByRole('button', { name: 'Remove filter: Training' })).toBeVisible();
  },
);
