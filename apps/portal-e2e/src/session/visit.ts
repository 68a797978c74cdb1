import { expect, type Page } from '@playwright/test';
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
export async function signIn(page: Page, site: string, account: Account, returnTo = '/account/'): Promise<void> {
  await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent(returnTo)}`);
  await submitLogin(page, account);
  await expect(page).toHaveURL(site + returnTo);
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
