import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { countFrames, expectUninterrupted } from './mini-player.ts';

test(
  'on a phone in Hebrew, a video continues in a low bar above the tab bar, with its picture at the right',
  { tag: '@nordic' },
  async ({ page }) => {
    const match = await findRecordedMatch({ 'identities.id': ['nordic-men'] });
    await page.goto(`${getSiteAddress('nordic')}/he/events/${match.id}/?t=20`);
    await expectPlaying(page);
    await countFrames(page);
    const tabs = page.getByRole('navigation').last();
    await tabs.getByRole('link').nth(2).click();
    const miniPlayer = page.locator('[data-mini-player]');
    await expect(miniPlayer).toBeVisible();
    await expectUninterrupted(page);
    const [box, tabsBox, width] = [
      await miniPlayer.boundingBox(),
      await tabs.boundingBox(),
      page.viewportSize()?.width ?? 0,
    ];
    expect(box?.height).toBeLessThan(90);
    expect((await page.locator('video').boundingBox())?.x).toBeGreaterThan(width / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabsBox?.y ?? 0);
    await miniPlayer.getByRole('button').last().tap();
    await expect(page.locator('video')).toHaveCount(0);
  },
);
