import { expect, type Page } from '@playwright/test';

/** A link in the header's navigation. */
export const locateMainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/**
 * Waits until the page is hydrated, in any language: before that, links are plain navigations, and buttons outside
 * forms have no effect. The pointer moves, because some features load at the viewer's first input.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // The shell is hydrated before the page within it.
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'page');
  // The first movement may precede the script that records inputs.
  await page.mouse.move(1, 1);
}
