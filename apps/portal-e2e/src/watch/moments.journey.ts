import { siteOf } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { recordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'a viewer marks a moment by one key, finds it after a reload, and a press on it, or on its pin, leads the picture there',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = siteOf('nordic');
    const match = await recordedMatch({ 'identities.id': ['nordic-men'] });
    await signIn(page, site, account, `/events/${match.id}/?t=60`);
    await expectPlaying(page);
    const moments = page.getByRole('region', { name: 'Key moments' });
    await expect(moments.getByRole('listitem')).not.toHaveCount(0);
    await page.keyboard.press('t');
    const mine = moments.getByRole('button', { name: /My moment.*Only you see this/ });
    await expect(mine).toBeVisible();
    await expect(moments.locator('li[aria-busy]')).toHaveCount(0);

    await page.reload();
    await expectPlaying(page);
    const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await moments.getByRole('button', { name: /^1:21.*Goal/ }).click();
    await expect.poll(position).toBeGreaterThan(75.5);
    expect(await position()).toBeLessThan(81);
    await expectPlaying(page);
    await mine.click();
    await expect.poll(position).toBeLessThan(70);
    expect(await position()).toBeGreaterThan(50);

    const player = page.getByRole('region', { name: /^Video player/ });
    await player.hover();
    await player.getByRole('list', { name: 'Key moments' }).getByRole('button', { name: /Goal/ }).last().click();
    await expect.poll(position).toBeGreaterThan(150);
    await expectPlaying(page);
  },
);
