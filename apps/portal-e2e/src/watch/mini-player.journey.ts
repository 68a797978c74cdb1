import { locateMainLink } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { countFrames, expectUninterrupted } from './mini-player.ts';

test(
  'a video continues in the corner during navigation, returns to its page without a break, and ends with a key',
  { tag: '@nordic' },
  async ({ page }) => {
    const match = await findRecordedMatch({ 'identities.id': ['nordic-men'] });
    await page.goto(`${getSiteAddress('nordic')}/events/${match.id}/?t=20`);
    await expectPlaying(page);
    await countFrames(page);

    const miniPlayer = page.getByRole('region', { name: /^Mini player/ });
    await locateMainLink(page, 'Replays').click();
    await expect(page).toHaveURL(/\/archive\/$/);
    await expect(miniPlayer).toBeVisible();
    await expectUninterrupted(page);
    await locateMainLink(page, 'Schedule').click();
    await expect(page).toHaveURL(/\/upcoming\/$/);
    await expectUninterrupted(page);
    const desktopSize = page.viewportSize();
    await page.setViewportSize({ width: 768, height: 1024 });
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Follow: / })
      .first();
    await expect(star).toBeVisible();
    const [starBox, miniBox] = [await star.boundingBox(), await miniPlayer.boundingBox()];
    expect((miniBox?.x ?? 0) + (miniBox?.width ?? 0), 'a tablet’s mini player covers no star of a list').toBeLessThan(
      starBox?.x ?? 0,
    );
    if (desktopSize) await page.setViewportSize(desktopSize);

    await miniPlayer.getByRole('link', { name: /^Back to the video/ }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${match.id}/$`));
    await expect(miniPlayer).toHaveCount(0);
    await expect(page.getByText(/^Continuing from/)).toHaveCount(0);
    await expectUninterrupted(page);

    await page.goBack();
    await expect(miniPlayer).toBeVisible();
    await expectUninterrupted(page);
    await miniPlayer.getByRole('button', { name: 'Pause' }).click();
    await expect(miniPlayer.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(miniPlayer).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);
