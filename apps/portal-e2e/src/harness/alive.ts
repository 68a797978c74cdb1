import { expect, type Page } from '@playwright/test';

/** A link in the header's navigation. */
export const locateMainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/**
 * Waits until the page is hydrated, in any language: before that, links are plain navigations, and buttons outside
 * forms have no effect.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // The first button, because the notification bell also opens a panel.
  const preferences = page.locator('header button[aria-haspopup="dialog"]').first();
  const panel = page.locator('#preferences');
  await expect(async () => {
    if (!(await panel.isVisible())) await preferences.click();
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The page within the shell hydrates later.
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
}
