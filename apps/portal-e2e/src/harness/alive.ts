import { expect, type Page } from '@playwright/test';

/** A link of the header's navigation. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/**
 * Waits until the portal answers presses itself: links work before that, too, but as plain navigations. The page is in English.
 */
export async function untilAlive(page: Page): Promise<void> {
  const preferences = page.getByRole('button', { name: 'Language and display' });
  const panel = page.getByRole('dialog', { name: 'Language and display' });
  await expect(async () => {
    if (!(await panel.isVisible())) await preferences.click();
    await expect(panel).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}
