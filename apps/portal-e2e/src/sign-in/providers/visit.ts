import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../../harness/alive.ts';
import { expect } from '../../harness/portal.ts';

export const locateAccountMenu = (page: Page) => page.getByRole('button', { name: 'Your account' });

/** Opens the login page with the account as returnTo, and waits for hydration. */
export async function openLogin(page: Page, site: string): Promise<void> {
  // The external provider's pages load a font of another host, which the test replaces.
  const fontAnswer = { contentType: 'text/css', body: '' };
  await page.context().route('https://fonts.googleapis.com/**', (route) => route.fulfill(fontAnswer));
  await page.goto(`${site}/auth/login/?returnTo=%2Faccount%2F`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await waitUntilHydrated(page);
}

export const locateProviderButton = (page: Page, name: 'Club ID' | 'Google' | 'Apple' | 'Facebook') =>
  page.getByRole('group', { name: 'Sign-in options' }).getByRole('button', { name });

/** Presses a provider's button. @returns its popup */
export async function getPopup(page: Page, name: Parameters<typeof locateProviderButton>[1]): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await locateProviderButton(page, name).click();
  return popup;
}

/** Expects the requested page with the viewer's name. */
export async function expectSignedIn(page: Page, site: string, name: string): Promise<void> {
  await expect(page).toHaveURL(`${site}/account/`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(locateAccountMenu(page)).toBeVisible();
}
