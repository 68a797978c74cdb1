import { getSiteAddress } from '../harness/customers.ts';
import { createAccount } from '../session/accounts.ts';
import { expect, test } from './engine-test.ts';
import { getPath } from './page.ts';

test('a viewer signs in, and stays signed in after a reload', async ({ viewer }) => {
  const { email, password, name } = await createAccount();
  const site = getSiteAddress('nordic');
  await viewer.goto(`${site}/auth/login/?returnTo=${encodeURIComponent('/account/')}`);
  await viewer.type('[autocomplete~="username"]', email);
  await viewer.type('[autocomplete="current-password"]', password);
  await viewer.press('main form [type="submit"]');
  await expect.poll(() => getPath(viewer)).toBe('/account/');
  const isWelcome = () =>
    viewer.evaluate((text) => document.querySelector('main')?.textContent?.includes(text) ?? false, name);
  await expect.poll(isWelcome).toBe(true);
  await viewer.goto(`${site}/account/`);
  await expect.poll(isWelcome).toBe(true);
});
