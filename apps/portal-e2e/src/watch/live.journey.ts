import { expect, test } from '../harness/portal.ts';
import { watchLive } from './watch-live.ts';

test(
  'dark theme: from home to a live match, the video plays, and a goal changes the score without a reload',
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
    'right to left: from home to a live match, the video plays, and a goal changes the score without a reload',
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
