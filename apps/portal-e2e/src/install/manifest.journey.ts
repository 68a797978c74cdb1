import { requestPage } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

for (const [customer, path] of [
  ['nordic', '/de/'],
  ['verdant', '/'],
  ['galil', '/he/'],
] as const) {
  test(`the browser accepts ${customer} as an app to install`, { tag: `@${customer}` }, async ({ page }) => {
    await page.goto(getSiteAddress(customer) + path);
    const cdpSession = await page.context().newCDPSession(page);
    const { errors, url, data } = await cdpSession.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    // All tests run in an incognito profile, in which Chromium installs no apps.
    const { installabilityErrors } = await cdpSession.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const manifest: unknown = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({
      id: '/',
      display: 'standalone',
      scope: '/',
      shortcuts: [{}, {}, {}, {}],
      screenshots: [{ form_factor: 'wide' }, { form_factor: 'narrow' }],
    });
    const { headers } = await requestPage(customer, new URL(url).pathname);
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(headers['cache-control']).toContain('immutable');
  });
}
