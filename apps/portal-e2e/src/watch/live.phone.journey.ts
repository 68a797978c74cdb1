import { expect, test } from '../harness/portal.ts';
import { watchLive } from './watch-live.ts';

test(
  'in the light theme on a phone, a live match that opens from home plays, and a goal changes its score without a reload',
  {
    tag: '@verdant',
  },
  async ({ page }) => {
    await watchLive(page, 'verdant');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);
