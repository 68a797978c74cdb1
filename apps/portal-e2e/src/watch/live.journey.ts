import { expect, test } from '../harness/portal.ts';
import { watchLive } from './watch-live.ts';

test(
  'in the dark theme, a live match that opens from home plays, and a goal changes its score without a reload',
  {
    tag: '@nordic',
  },
  async ({ page }) => {
    await watchLive(page, 'nordic');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test.describe('in Hebrew', () => {
  test.use({ locale: 'he-IL', timezoneId: 'Asia/Jerusalem' });

  test(
    'on a right-to-left page, a live match that opens from home plays, and a goal changes its score without a reload',
    {
      tag: '@galil',
    },
    async ({ page }) => {
      await watchLive(page, 'galil');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    },
  );
});
