import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateHeading, submitLogin } from './visit.ts';

/** Values of the query, encoded as in an address. */
const hostilePaths = [
  '//evil.example',
  '%5Cevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  'https%3A%2F%2Fevil.example%2F',
  'javascript%3Aalert(1)',
  '/%0d%0aLocation:%20//evil.example',
  '/auth/login/',
];

test(
  'a sign-in never leaves the site for a foreign address in the link',
  { tag: '@nordic' },
  async ({ page, context, account }) => {
    const site = getSiteAddress('nordic');
    const foreignRequests: string[] = [];
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site && protocol !== 'data:' && protocol !== 'blob:') foreignRequests.push(request.url());
    });
    page.on('dialog', (dialog) => {
      foreignRequests.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${site}/auth/login/?returnTo=${hostilePaths[0]}`);
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/`);
    await expect(locateAccountMenu(page)).toBeVisible();
    for (const returnTo of hostilePaths) {
      await page.goto(`${site}/auth/login/?returnTo=${returnTo}`, { waitUntil: 'commit' });
      await expect(page, returnTo).toHaveURL(`${site}/`);
    }
    await page.goto(`${site}/auth/login/?returnTo=%2Faccount%2Fdevices%2F%3Ffrom%3D%2F%2Fmail`);
    await expect(page).toHaveURL(`${site}/account/devices/?from=//mail`);
    await expect(locateHeading(page, 'Devices')).toBeVisible();
    expect(foreignRequests).toEqual([]);
  },
);
