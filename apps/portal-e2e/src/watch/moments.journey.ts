import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { matchAsRendered } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'a viewer saves a moment with a key, finds it after a reload, seeks to it, and plays the summary of a minute',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    const match = await matchAsRendered();
    await signIn(page, site, account, `/events/${match.id}/?t=60`);
    await expectPlaying(page);
    const moments = page.getByRole('region', { name: 'Key moments' });
    await expect(moments.getByRole('listitem')).not.toHaveCount(0);
    await page.keyboard.press('t');
    const ownMomentButton = moments.getByRole('button', { name: /My moment.*Only you see this/ });
    await expect(ownMomentButton).toBeVisible();
    await expect(moments.locator('li[aria-busy]')).toHaveCount(0);

    await page.reload();
    await expectPlaying(page);
    const getPosition = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await moments.getByRole('button', { name: /^1:21.*Goal/ }).click();
    await expect.poll(getPosition).toBeGreaterThan(75.5);
    expect(await getPosition()).toBeLessThan(81);
    await expectPlaying(page);
    await ownMomentButton.click();
    await expect.poll(getPosition).toBeLessThan(70);
    expect(await getPosition()).toBeGreaterThan(50);

    const player = page.getByRole('region', { name: /^Video player/ });
    await player.hover();
    await player.getByRole('list', { name: 'Key moments' }).getByRole('button', { name: /Goal/ }).last().click();
    await expect.poll(getPosition).toBeGreaterThan(150);
    await expectPlaying(page);

    await moments.getByRole('button', { name: /^Goals/ }).click();
    await expect(page).toHaveURL(/[?&]moments=goal/);
    await moments.getByRole('button', { name: 'I have 1 minute' }).click();
    const partSliders = page.getByRole('region', { name: 'Condensed match' }).getByRole('slider');
    await expect(partSliders).toHaveAttribute('aria-valuetext', /^Part 1 of 3/);
    await expect.poll(getPosition).toBeLessThan(86);
    await expectPlaying(page);
    // The end of the first part is near: the next part follows without a press.
    await partSliders.press('PageUp');
    await expect(partSliders).toHaveAttribute('aria-valuetext', /^Part 2 of 3/, { timeout: 15_000 });
    await expect.poll(getPosition).toBeGreaterThan(94);
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Back to the full match' }).click();
    await expect(partSliders).toHaveCount(0);
    await expectPlaying(page);
  },
);
