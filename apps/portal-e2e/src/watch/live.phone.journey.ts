import { expect, test } from '../harness/portal.ts';
import { watchLive } from './watch-live.ts';

test(
  'light theme on a phone: from home to a live match, the video plays, and a goal changes the score without a reload',
  {
    tag: '@verdant',
  },
  async ({ page }) => {
    await watchLive(page, 'verdant');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);
