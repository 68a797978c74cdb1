import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { getEvents, isOffered } from '../harness/world.ts';

test(
  'a recording continues at its position, its cards show the progress, and a press starts it over',
  { tag: '@nordic' },
  async ({ page }) => {
    const site = getSiteAddress('nordic');
    const twoWeeksAgo = new Date(Date.now() - 14 * 86_400_000).toISOString();
    const recordedMatches = await getEvents({
      status: ['archived'],
      'identities.id': ['nordic-men'],
      event_date: { from: twoWeeksAgo },
    });
    // The archive's page shows the latest recordings first.
    const match = recordedMatches.findLast((event) => isOffered('free')(event) && event.source?.hd);
    if (!match) throw new Error('There is no free recording');
    const getPosition = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.goto(`${site}/events/${match.id}/?t=60`);
    await expectPlaying(page);

    await page.goto(`${site}/archive/`);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/events/${match.id}/"]`) });
    await expect(card.getByRole('img', { name: /watched, continue from 1:\d\d/ })).toBeVisible({ timeout: 20_000 });
    await card.getByRole('link').click();
    await expect(page.getByText(/^Continuing from 1:\d\d/)).toBeVisible({ timeout: 20_000 });
    await expectPlaying(page);
    expect(await getPosition()).toBeGreaterThan(58);
    await page.getByRole('button', { name: 'From the start' }).click();
    await expect.poll(getPosition).toBeLessThan(15);
    await expectPlaying(page);
  },
);
