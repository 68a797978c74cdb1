import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../harness/alive.ts';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

/** Records every theme that the document has shown, from before its first paint. */
async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seenThemes: string[] = [];
    Object.assign(window, { seenThemes });
    const recordTheme = () => {
      const theme = document.documentElement?.dataset['theme'];
      if (document.body && theme && seenThemes.at(-1) !== theme) seenThemes.push(theme);
      requestAnimationFrame(recordTheme);
    };
    recordTheme();
  });
  return () => page.evaluate<string[]>('seenThemes');
}

const getBackground = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    document.documentElement.dataset['theme'],
  ]);

async function open(page: Page, customer: CustomerId): Promise<void> {
  await page.goto(`${getSiteAddress(customer)}/`);
  await waitUntilHydrated(page);
}

test.describe('the theme', () => {
  test(
    'a chosen theme survives a reload, and the page shows no other theme while it loads',
    { tag: '@nordic' },
    async ({ page }) => {
      await open(page, 'nordic');
      expect(await getBackground(page)).toEqual(['#0f1624', 'dark']);
      await page.getByRole('button', { name: 'Switch between dark and light' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const themes = await recordThemes(page);
      await page.reload();
      await waitUntilHydrated(page);
      await expect.poll(themes).toEqual(['light']);
      expect(await getBackground(page)).toEqual(['#f4f7fc', 'light']);
    },
  );

  test.describe('on a device with a light theme', () => {
    test.use({ colorScheme: 'light' });

    test('the theme follows the device when the customer chooses that', { tag: '@galil' }, async ({ page }) => {
      const themes = await recordThemes(page);
      await open(page, 'galil');
      await expect.poll(themes).toEqual(['light']);
    });

    test(
      'the theme is the customer’s default, even on a device with a light theme',
      { tag: '@nordic' },
      async ({ page }) => {
        const themes = await recordThemes(page);
        await open(page, 'nordic');
        await expect.poll(themes).toEqual(['dark']);
      },
    );
  });

  test(
    'the theme stays dark for a customer without a light theme, even with a stored preference for it',
    { tag: '@plain' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('touchline.plain.color-mode', 'light'));
      const themes = await recordThemes(page);
      await open(page, 'plain');
      await expect.poll(themes).toEqual(['dark']);
      await expect(page.getByRole('button', { name: 'Switch between dark and light' })).toHaveCount(0);
    },
  );

  test('the theme changes for the visit when storage is blocked', { tag: '@nordic' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, 'nordic');
    await page.getByRole('button', { name: 'Switch between dark and light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
