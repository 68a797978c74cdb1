import { expect, type Page } from '@playwright/test';
import { storedSession } from '@touchline/auth-session/testing';
import { post } from '../harness/world.ts';
import type { Account } from './accounts.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Your account' });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const passwordField = (page: Page) => page.locator('input[type="password"]');

/** Fills the login form in and sends it. */
export async function submitLogin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await field(page, 'Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the login page. @param returnTo path and query of the page that it leads to */
export async function signInByForm(page: Page, site: string, account: Account, returnTo = '/account/'): Promise<void> {
  await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent(returnTo)}`);
  await submitLogin(page, account);
  await expect(page).toHaveURL(site + returnTo);
  await expect(accountMenu(page)).toBeVisible();
}

/**
 * Opens a page for a viewer whose browser is signed in: a login page would cost as much as the page that it leads to. Clears
 * the browser's storage, not its cookies. @param path with its query
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
  await expect(accountMenu(page)).toBeVisible();
}

/** The way out, through the header. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Goes to another page of the account without leaving the document. */
export const openPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true }).click();

/** Takes a device off the account, where the page lists them. */
export async function removeDevice(page: Page, device: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${device}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove device' }).click();
}
