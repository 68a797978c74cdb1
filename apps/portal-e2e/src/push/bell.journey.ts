import { waitUntilHydrated } from '../harness/alive.ts';
import { allowNotifications, getCalls, expect, test } from './pushed.ts';

const bellName = 'Notifications';

test(
  'the provider loads only after a press on the bell, and the prompt for permission appears only after a press on its button [fault-38]',
  { tag: '@nordic' },
  async ({ page, pushed }) => {
    const site = pushed.getSiteAddress('nordic');
    await allowNotifications(page, site);
    await page.goto(`${site}/about/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('button', { name: bellName })).toBeVisible();
    expect(pushed.oneSignal.requestLines).toEqual([]);

    await page.getByRole('button', { name: bellName }).click();
    const panel = page.getByRole('dialog', { name: bellName });
    const turnOnButton = panel.getByRole('button', { name: 'Turn on' });
    await expect(turnOnButton).not.toHaveAttribute('aria-busy');
    expect((await getCalls(page)).map(([call]) => call)).toEqual(['init']);
    await expect(page.locator('html[data-asked]')).toHaveCount(0);

    await turnOnButton.click();
    await expect(panel.getByText('Notifications are on')).toBeVisible();
    await expect(page.locator('html[data-asked="1"]')).toBeAttached();
    await expect(panel.getByRole('link', { name: 'Calendar and alerts' })).toBeVisible();
    // Each call has the arguments of the documentation ("Web SDK reference"). The stand-in throws for an undocumented
    // call.
    await expect
      .poll(async () => (await getCalls(page)).slice(1))
      .toEqual([
        ['User.PushSubscription.optIn'],
        ['Notifications.requestPermission'],
        ['User.addTags', { spoiler_free: '0' }],
      ]);
    const [[, options] = []] = await getCalls(page);
    expect(options).toMatchObject({
      appId: '4e0e9f8a-7a37-4d42-9c0e-2f7d0a7f0c11',
      serviceWorkerPath: 'push/OneSignalSDKWorker.js',
      serviceWorkerParam: { scope: '/push/' },
    });
    const listScopes = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).sort());
    await expect.poll(listScopes, 'beside the portal’s own').toEqual([`${site}/`, `${site}/push/`]);
    expect(pushed.oneSignal.requestLines).toContain('/sdks/web/v16/OneSignalSDK.sw.js');

    await page.reload();
    await expect(page.getByRole('button', { name: 'Notifications are on' })).toBeVisible();
  },
);
