import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { triggerWorldEvent, getUpcomingMatch } from '../harness/world.ts';
import { waitUntilInRoom } from './wait-until-in-room.ts';
import { getScorePattern, markDocument } from './live-match.ts';

test.describe('an open page of an upcoming match', { tag: '@nordic' }, () => {
  test('the page of an upcoming match counts down, shows that the stream is ready, and plays at the kick-off without a press [fault-27]', async ({
    page,
    watch,
  }, { parallelIndex }) => {
    // The first segments take a moment: until then the stream's address is a 404.
    watch.forgive(failedRequestPattern);
    const { id } = await getUpcomingMatch(parallelIndex);
    const roomJoined = waitUntilInRoom(page, id);
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await expect(page.getByRole('timer', { name: 'Time until the start' })).toBeVisible();
    const isSameDocument = await markDocument(page);
    await roomJoined;
    await expect(page).not.toHaveTitle(/^Live:/);
    await triggerWorldEvent({ kickOff: id, in: 12 });
    await expect(page.getByText('Ready. The stream starts by itself.')).toBeVisible();
    await expectPlaying(page);
    await expect(page).toHaveTitle(/^Live: /);
    expect(await isSameDocument(), 'the document was not reloaded').toBe(true);
  });

  test('the page of an upcoming match plays without a press when its stream arrives seconds after the kick-off [fault-27]', async ({
    page,
    watch,
  }, { parallelIndex }) => {
    watch.forgive(failedRequestPattern);
    const { id } = await getUpcomingMatch(parallelIndex);
    let isLate = false;
    let refusalCount = 0;
    await page.route(`**/media/live/${id}/*.m3u8*`, (route) => {
      if (isLate) return route.fallback();
      refusalCount += 1;
      return route.fulfill({ status: 404, body: 'not yet' });
    });
    const roomJoined = waitUntilInRoom(page, id);
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    const isSameDocument = await markDocument(page);
    await roomJoined;
    await triggerWorldEvent({ kickOff: id });
    await expect.poll(() => refusalCount).toBeGreaterThan(5);
    isLate = true;
    await expectPlaying(page);
    expect(await isSameDocument(), 'the document was not reloaded').toBe(true);
  });
});

test(
  'a live match that ends shows its final score, another match and its replay, and no error [fault-32]',
  { tag: '@nordic' },
  async ({ page, watch }, { parallelIndex }) => {
    watch.forgive(failedRequestPattern);
    const { id } = await getUpcomingMatch(parallelIndex);
    await triggerWorldEvent({ kickOff: id });
    const roomJoined = waitUntilInRoom(page, id);
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await expectPlaying(page);
    await roomJoined;
    await page.getByRole('button', { name: 'Pause', exact: true }).focus();
    const endedMatch = await triggerWorldEvent({ end: id });
    const playerArea = page.getByRole('region', { name: /^Video: / });
    await expect(playerArea.getByRole('heading', { name: 'The live stream has ended' })).toBeVisible();
    await expect(playerArea.getByText(new RegExp(getScorePattern(endedMatch)))).toBeAttached();
    await expect(page.getByText(/^Final: /)).toHaveCount(1);
    await expect(playerArea).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const nextMatch = playerArea.getByRole('region', { name: /^Up next/ }).getByRole('link');
    await expect(nextMatch).toBeFocused();
    await expect(nextMatch).toHaveAttribute('href', /\/events\//);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveTitle(/, full match/);
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await expectPlaying(page);
  },
);
