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
    // Selects the latest recording, because the archive shows it without scrolling.
    const match = recordedMatches.findLast((event) => isOffered('free')(event) && event.source?.hd);
    if (!match) throw new Error('There is no free recording');
    const getPosition = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await page.goto(`${site}/events/${match.id}/?t=40`);
    await expectPlaying(page);

    await page.goto(`${site}/archive/`);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/events/${match.id}/"]`) });
    await expect(card.getByRole('img', { name: /watched, continue from 0:[45]\d/ })).toBeVisible();
    await card.getByRole('link').click();
    await expect(page.getByText(/^Continuing from 0:[45]\d/)).toBeVisible();
    await expectPlaying(page);
    expect(await getPosition()).toBeGreaterThan(38);
    await page.getByRole('button', { name: 'From the start' }).click();
    await expect.poll(getPosition).toBeLessThan(15);
    await expectPlaying(page);
  },
);
