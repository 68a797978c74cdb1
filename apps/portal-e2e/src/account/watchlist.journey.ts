import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateHeading, signIn } from '../session/visit.ts';
import { saveOnOtherDevice } from './saved-lists.ts';

const removalUrlGlob = '**/api/user/remove_from_watchlist';

test('a saved video is on the watchlist until the viewer removes it', { tag: '@nordic' }, async ({ page, account }) => {
  const site = getSiteAddress('nordic');
  const { id } = await findRecordedMatch();
  await signIn(page, site, account, `/events/${id}/`);
  const switchNamed = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const saveSwitch = switchNamed('Watchlist');
  await expect(saveSwitch).toHaveAttribute('aria-pressed', 'false');
  const answer = page.waitForResponse('**/api/user/add_to_watchlist');
  await saveSwitch.click();
  await expect(switchNamed('Saved')).toHaveAttribute('aria-pressed', 'true');
  expect((await answer).ok()).toBe(true);

  await locateAccountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Watchlist' }).click();
  await expect(locateHeading(page, 'Watchlist')).toBeVisible();
  const link = page.getByRole('main').locator(`a[href*="/events/${id}/"]`);
  await expect(link).toBeVisible();
  await page.reload();
  await expect(link).toBeVisible();
  const removalResponse = page.waitForResponse(removalUrlGlob);
  await page.getByRole('button', { name: /^Remove from watchlist: / }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  expect((await removalResponse).ok()).toBe(true);
  await page.goto(`${site}/events/${id}/`);
  await expect(saveSwitch).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a video that could not be removed from the watchlist returns to it, with a toast',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    watch.forgive(failedRequestPattern);
    const { id } = await findRecordedMatch();
    await saveOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), id);
    await signIn(page, getSiteAddress('nordic'), account, '/selected/videos/');
    const link = page.getByRole('main').locator(`a[href*="/events/${id}/"]`);
    const removeButton = page.getByRole('button', { name: /^Remove from watchlist: / });
    const response = Promise.withResolvers<void>();
    // A flag ends the route's effect, because a call that starts while Playwright removes the last route is lost.
    let isRefusing = true;
    await page.route(removalUrlGlob, async (route) => {
      if (!isRefusing) return route.fallback();
      await response.promise;
      await route.fulfill({ status: 403, json: { error: true, message: 'Not today' } });
    });
    await removeButton.click();
    await expect(link, 'the video disappears at once').toBeHidden();
    response.resolve();
    await expect(link).toBeVisible();
    await expect(page.getByText(/: Not today$/), 'the toast names the video').toBeVisible();

    isRefusing = false;
    // The entry disappears before the response, and a reload would abort the pending request.
    const answer = page.waitForResponse(removalUrlGlob);
    await removeButton.click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect((await answer).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
);
