import { expect, type Page } from '@playwright/test';
import { storedSession } from '@touchline/auth-session/testing';
import { post } from '../harness/world.ts';
import type { Account } from './accounts.ts';

export const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
export const locateAccountMenu = (page: Page) => page.getByRole('button', { name: 'Your account' });
export const locateField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const locatePasswordField = (page: Page) => page.locator('input[type="password"]');

/** Fills in the e-mail address of the login form. A customer with other ways than the password asks for it first. */
export async function submitEmail(page: Page, email: string): Promise<void> {
  await locateField(page, 'Email').fill(email);
  const goOnButton = page.getByRole('main').getByRole('button', { name: 'Continue', exact: true });
  await expect(goOnButton.or(locatePasswordField(page))).toBeVisible();
  if (await goOnButton.isVisible()) await goOnButton.click();
}

/** Fills in the login form and submits it. */
export async function submitLogin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await submitEmail(page, email);
  await locatePasswordField(page).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the login page. @param returnTo path and query of the next page */
export async function signInByForm(page: Page, site: string, account: Account, returnTo = '/account/'): Promise<void> {
  await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent(returnTo)}`);
  await submitLogin(page, account);
  await expect(page).toHaveURL(site + returnTo);
  await expect(locateAccountMenu(page)).toBeVisible();
}

/**
 * Opens a page in a browser that is already signed in, because the login page takes as long as the page itself. Clears
 * the browser's storage, but not its cookies.
 * @param path with its query
 */
export async function signIn(page: Page, site: string, account: Account, path = '/account/'): Promise<void> {
  const { origin, hostname } = new URL(site);
  const localStorage = await storedSession({
    customerId: hostname.split('.')[0] ?? '',
    userAgent: await page.evaluate(() => navigator.userAgent),
    login: (device) =>
      post('/api/user/login', { username: account.email, password: account.password, strategy: 'refresh', ...device }),
  });
  const cookies = await page.context().cookies();
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
  await page.goto(site + path);
  await expect(page).toHaveURL(site + path);
  await expect(locateAccountMenu(page)).toBeVisible();
}

/** Signs out through the header. */
export async function signOut(page: Page): Promise<void> {
  await locateAccountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Navigates to another page of the account within the document. */
export const openPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true }).click();

/** Removes a device on the page that lists the account's devices. */
export async function removeDevice(page: Page, device: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${device}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove device' }).click();
}
