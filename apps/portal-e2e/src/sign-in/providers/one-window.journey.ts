import type { Page } from '@playwright/test';
import { expect, test } from './providers.ts';
import { serveStandIns } from './stand-ins.ts';
import { expectSignedIn, openLogin, getPopup, locateProviderButton } from './visit.ts';

const person = { id: 'g-2', name: 'Mia Google', email: 'mia@google.example' };

/** The login page with the external provider's popup open behind it. */
async function withPopup(page: Page, site: string): Promise<Page> {
  await openLogin(page, site);
  const popup = await getPopup(page, 'Club ID');
  await popup.getByPlaceholder('Enter any login').waitFor();
  await page.bringToFront();
  return popup;
}

test.describe('while the external provider’s window is open', { tag: '@nordic' }, () => {
  test('another provider replaces the external provider’s window', async ({ page, context, providers }) => {
    await serveStandIns(context, providers.verification, person);
    const popup = await withPopup(page, providers.site);
    const secondPopup = await getPopup(page, 'Google');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(locateProviderButton(page, 'Club ID')).not.toHaveAttribute('aria-busy');
    await expect(locateProviderButton(page, 'Google')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await secondPopup.getByRole('button', { name: 'Continue as yourself' }).click();
    await expectSignedIn(page, providers.site, person.name);
  });

  test('signing in with a password closes the external provider’s window', async ({ page, providers }) => {
    const popup = await withPopup(page, providers.site);
    await page.getByRole('textbox', { name: 'Email' }).fill('viewer@example.com');
    await page.locator('input[type="password"]').fill('touchline-demo');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSignedIn(page, providers.site, 'Ingrid Solheim');
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
});
