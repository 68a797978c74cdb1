import type { Page } from '@playwright/test';
import { getMinimumVersions, listNewer } from '../../../../tools/checks/floor/newer.ts';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import {
  cardNumbers,
  findMatchSold,
  locateBuyLink,
  locatePayButton,
  openPaidMatch,
  openPurchaseOptions,
  typeCard,
} from '../commerce/paying.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { workspace } from '../harness/start-program.ts';
import { expect, test } from './session.ts';
import { locateHeading, submitLogin } from './visit.ts';

type MissingFunction = readonly [owner: string, name: string | undefined, isStatic: boolean];

/**
 * All functions, properties and constructors that one of the oldest browsers lacks (docs/decisions/0066), for a script
 * that removes them.
 */
const missingInFloor: MissingFunction[] = listNewer(getMinimumVersions(workspace)).map(({ owner, name, isStatic }) => [
  owner,
  name,
  isStatic,
]);

/** Removes functions in the page, before its scripts run. */
function removeFunctions(missingFunctions: readonly MissingFunction[]): void {
  const getOwner = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((owner, name) => (owner ? Reflect.get(Object(owner), name) : undefined), globalThis);
  const remove = (owner: unknown, name: string): void => void (owner && Reflect.deleteProperty(Object(owner), name));
  for (const [path, name, isStatic] of missingFunctions) {
    const owner = getOwner(path);
    if (name !== undefined && owner) remove(isStatic ? owner : Reflect.get(Object(owner), 'prototype'), name);
  }
  // Removes owners last, because the code above finds their members through them.
  for (const [path, name] of missingFunctions) {
    const [last = '', ...parentNames] = path.split('.').reverse();
    if (name === undefined) remove(getOwner(parentNames.join('.')) ?? globalThis, last);
  }
}

/** Reads the video's time: Firefox 115 has no `requestVideoFrameCallback` to count frames. */
async function expectTimeAdvances(page: Page): Promise<void> {
  const getSeconds = () =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  const secondsBefore = await getSeconds();
  await expect.poll(getSeconds).toBeGreaterThan(secondsBefore + 0.5);
}

test.describe('in a browser that lacks newer functions', { tag: '@nordic' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(removeFunctions, missingInFloor);
  });

  test('a viewer of an old browser goes from home to a match that plays, and searches [fault-33g]', async ({
    page,
  }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    expect(
      await page.evaluate(() => ['parse' in URL, 'groupBy' in Map, 'toSorted' in [], 'showPopover' in document.body]),
    ).toEqual([false, false, false, false]);
    await waitUntilHydrated(page);
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await waitUntilHydrated(page);
    await expectTimeAdvances(page);

    await locateMainLink(page, 'Replays').click();
    await expect(locateHeading(page, 'Replays')).toBeVisible();
    // The field's role changes to combobox when its code has loaded.
    const search = page.getByRole('banner').locator('input[type=search]');
    await search.fill('nordic');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByText('Some things on this page don’t work here.')).toHaveCount(0);
  });

  test('a visitor with an old browser signs in, buys a match, sees it play, and opens the account page [fault-33g]', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    await page.goto(`${site}/events/${id}/`);
    await openPurchaseOptions(page);
    await locateBuyLink(page).click();
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/`);
    await expect(locateHeading(page, 'Checkout')).toBeVisible();
    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectTimeAdvances(page);

    await page.goto(`${site}/account/`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
    await expect(page.getByText('Some things on this page don’t work here.')).toHaveCount(0);
  });
});
