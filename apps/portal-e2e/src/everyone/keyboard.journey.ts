import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'with the keyboard alone, a viewer skips to the content, reaches the header’s links, and changes the theme in the preferences',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nordic Ice League' })).toBeFocused();
    for (const name of ['Home', 'Live', 'Schedule', 'Replays', 'Highlights']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })).toBeFocused();
    }
    await skipLink.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focusedElement = page.locator('main :focus');
    await expect(focusedElement).toBeVisible();

    const menuButton = page.getByRole('button', { name: 'Language and display' });
    const panel = page.getByRole('dialog', { name: 'Language and display' });
    await menuButton.focus();
    await expect(async () => {
      if (!(await panel.isVisible())) await page.keyboard.press('Enter');
      await expect(panel).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(panel).toBeFocused();
    await panel.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menuButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
  },
);
