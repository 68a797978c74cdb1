import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

/** Wishes for no spoilers, as the viewer does: in the preferences. */
export async function wishForNone(page: Page): Promise<void> {
  const panel = page.locator('#preferences');
  await expect(async () => {
    if (!(await panel.isVisible())) await page.locator('header button[aria-haspopup="dialog"]:visible').first().click();
    await expect(panel.getByRole('switch')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await panel.getByRole('switch').click();
  await expect(page.locator('html[data-spoiler-free]')).toBeAttached();
  await page.keyboard.press('Escape');
}

/** What tells of a result and can be seen on the page: digits of scores, lengths, rows of tables. */
export const tellingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main [data-reveals]')].filter((veil) =>
        [...veil.querySelectorAll<HTMLElement>('*')].some(
          (part) => getComputedStyle(part).visibility === 'visible' && /\d/.test(part.textContent ?? ''),
        ),
      ).length,
  );
