import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test('on low and narrow phones, home’s first screen has “Watch live”', { tag: '@nordic' }, async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${getSiteAddress('nordic')}/`);
    const link = page.getByRole('main').getByRole('link', { name: 'Watch live' }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap({ trial: true });
  }
});
