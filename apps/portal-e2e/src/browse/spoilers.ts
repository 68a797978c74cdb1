import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

/** Turns on spoiler-free mode in the preferences, as a viewer does. */
export async function turnOnSpoilerFree(page: Page): Promise<void> {
  const panel = page.locator('#preferences');
  await expect(async () => {
    if (!(await panel.isVisible())) await page.locator('header button[aria-haspopup="dialog"]:visible').first().click();
    await expect(panel.getByRole('switch')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await panel.getByRole('switch').click();
  await expect(page.locator('html[data-spoiler-free]')).toBeAttached();
  await page.keyboard.press('Escape');
}

/** @returns the number of visible parts that reveal a result: digits of scores, durations, rows of tables */
export const countRevealingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main [data-reveals]')].filter((scoreElement) =>
        [...scoreElement.querySelectorAll<HTMLElement>('*')].some(
          (part) => getComputedStyle(part).visibility === 'visible' && /\d/.test(part.textContent ?? ''),
        ),
      ).length,
  );
