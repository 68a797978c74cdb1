import { expect, test } from '../harness/portal.ts';
import { watchLive } from './watch-live.ts';

test(
  'from home to a live match on a phone in the light: pictures move, a goal changes the score without a reload',
  {
    tag: '@verdant',
  },
  async ({ page }) => {
    await watchLive(page, 'verdant');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);
