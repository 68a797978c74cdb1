import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { getScore, type WorldEvent } from '../harness/world.ts';
import { findRunningMatch } from './live-match.ts';

const windowSegments = 150;

/** Keeps the last five minutes of each live playlist, as a backend with a short window does. */
async function shortenLiveWindow(page: Page): Promise<void> {
  await page.route(/\/media\/live\/.*\/index\.m3u8/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `${process.env['EDGE']}${pathname}${search}`, headers });
    const text = await response.text();
    const [head = '', ...segments] = text.split(/(?=^#EXT-X-PROGRAM-DATE-TIME:)/m);
    const droppedCount = Math.max(0, segments.length - windowSegments);
    const droppedText = segments.slice(0, droppedCount).join('');
    const jumps = droppedText.match(/^#EXT-X-DISCONTINUITY$/gm) ?? [];
    const newHead = head
      .replace('#EXT-X-MEDIA-SEQUENCE:0', `#EXT-X-MEDIA-SEQUENCE:${droppedCount}`)
      .replace('#EXT-X-DISCONTINUITY-SEQUENCE:0', `#EXT-X-DISCONTINUITY-SEQUENCE:${jumps.length}`);
    await route.fulfill({ response, body: newHead + segments.slice(droppedCount).join('') });
  });
}

const hasGoal = async (event: WorldEvent): Promise<boolean> => getScore(event).some((goalCount) => goalCount > 0);

const locateMoments = (page: Page) => page.getByRole('region', { name: 'Key moments' });
const locatePlayer = (page: Page) => page.getByRole('region', { name: /^Video player/ });

test(
  'a visitor of a free live match sees key moments with pictures in the list and on the seek bar, and can sign in to mark one',
  { tag: '@nordic' },
  async ({ page }) => {
    const match = await findRunningMatch(hasGoal);
    await page.goto(`${getSiteAddress('nordic')}/events/${match.id}/`);
    await expectPlaying(page);
    const moments = locateMoments(page);
    const firstMoment = moments.getByRole('listitem').filter({ hasText: /Goal/ }).last();
    await firstMoment.scrollIntoViewIfNeeded();
    await expect(firstMoment.locator('[data-picture] > *')).toBeVisible();
    await expect(moments.getByRole('button', { name: /^I have \d+ minutes?$/ }).first()).toBeVisible();

    const player = locatePlayer(page);
    await player.scrollIntoViewIfNeeded();
    await player.hover();
    await expect(player.getByRole('list', { name: 'Key moments' }).getByRole('button').first()).toBeVisible();
    const timeline = await player.getByRole('slider', { name: 'Timeline' }).boundingBox();
    const picture = page.waitForResponse(/\/thumbnails\/(?:goal-)?\d+\.jpg/);
    await page.mouse.move(
      (timeline?.x ?? 0) + (timeline?.width ?? 0) * 0.3,
      (timeline?.y ?? 0) + (timeline?.height ?? 0) / 2,
    );
    await expect(player.locator('[data-tip][data-picture]')).toBeVisible();
    expect((await picture).ok()).toBe(true);

    await moments.getByRole('link', { name: 'Sign in to mark moments' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  'a key moment before the window of a live stream has the words “In the replay”, and does not seek',
  { tag: '@nordic' },
  async ({ page }) => {
    const match = await findRunningMatch(hasGoal);
    await shortenLiveWindow(page);
    await page.goto(`${getSiteAddress('nordic')}/events/${match.id}/`);
    await expectPlaying(page);
    const moments = locateMoments(page);
    const oldMoment = moments.getByRole('listitem').filter({ hasText: 'In the replay' }).last();
    await expect(oldMoment).toBeVisible();
    await expect(oldMoment.getByRole('button')).toHaveCount(0);
    await expect(oldMoment.locator('[data-picture]')).toHaveCount(0);
    // A playlist that is still loading would fail the test at its end.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
