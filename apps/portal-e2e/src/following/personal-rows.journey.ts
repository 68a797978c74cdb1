import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { answerStatus } from '../harness/faults.ts';
import { callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { watchPaint } from '../session/paint-watch.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'home reserves space for the followed teams from the first paint, and keeps it when they fail to load',
  { tag: '@nordic' },
  async ({ page, account, testEdge, watch }) => {
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await callAsOtherDevice(otherDevice, '/api/follow/save', { reference_id: 'osl', type: 'team' });
    const readPaint = await watchPaint(page);
    const personalRow = page.getByRole('region', { name: 'Your teams and leagues' });
    const liveRegion = page.getByRole('region', { name: 'Live now' });

    await signIn(page, testEdge.getSiteAddress('nordic'), account, '/');
    await expect(personalRow.getByRole('link', { name: /Oslo Ravens/ }).first()).toBeVisible();
    // Waits until the storage contains the heights of all parts.
    const readStoredHeights = () => page.evaluate(() => localStorage.getItem('touchline.nordic.own-rows') ?? '');
    for (const part of ['club', 'followed-next', 'followed-highlights'])
      await expect.poll(readStoredHeights).toContain(part);

    await page.reload();
    await expect(personalRow.getByRole('link', { name: /Oslo Ravens/ }).first()).toBeVisible();
    expect((await readPaint()).layoutShiftUpOrDown).toBeLessThan(0.01);

    watch.forgive(failedRequestPattern);
    testEdge.proxy.addFault(/event\/list.*search\.teams\.id/, answerStatus(500));
    await page.reload();
    await expect(personalRow.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect((await readPaint()).layoutShiftUpOrDown).toBeLessThan(0.01);
    testEdge.proxy.removeFaults();
    await personalRow.getByRole('button', { name: 'Try again' }).click();
    await expect(personalRow.getByRole('link', { name: /Oslo Ravens/ }).first()).toBeVisible();

    testEdge.proxy.addFault(/follow\/list_by_user/, answerStatus(500));
    await page.reload();
    await expect(page.getByText('We couldn’t load who you follow.')).toBeVisible();
    await expect(personalRow).toHaveCount(0);
    await expect(liveRegion.getByRole('link').first()).toBeVisible();
    expect((await readPaint()).layoutShiftUpOrDown).toBeLessThan(0.01);
  },
);

test(
  'a viewer’s first home in a browser does not shift when their rows arrive, on a desktop and on a phone [fault-38e]',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await callAsOtherDevice(otherDevice, '/api/follow/save', { reference_id: 'osl', type: 'team' });
    const readPaint = await watchPaint(page);
    for (const width of [1440, 360]) {
      // The window must be high enough to show the row below the viewer's own rows.
      await page.setViewportSize({ width, height: 1300 });
      // The sign-in clears the browser's storage.
      await signIn(page, getSiteAddress('nordic'), account, '/');
      for (const visit of ['first', 'second']) {
        for (const name of ['Your teams and leagues', 'New highlights for you'])
          await expect(page.getByRole('region', { name }).locator('article').first()).toBeAttached();
        const { layoutShiftUpOrDown, movedElements } = await readPaint();
        expect(layoutShiftUpOrDown, `the ${visit} visit at ${width} pixels: ${movedElements}`).toBeLessThan(0.02);
        await page.reload();
      }
    }
  },
);
