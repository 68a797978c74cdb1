import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test(
  'a viewer saves a moment with a key, finds it after a reload, seeks to it, plays the summary of a minute, and finds a scorer in the line-ups',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    const match = await findRecordedMatch();
    await signIn(page, site, account, `/events/${match.id}/?t=20`);
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
    await moments
      .getByRole('button', { name: /^\d.*Goal/ })
      .first()
      .click();
    await expect.poll(getPosition).toBeGreaterThan(59.5);
    expect(await getPosition()).toBeLessThan(65);
    await expectPlaying(page);
    await ownMomentButton.click();
    await expect.poll(getPosition).toBeLessThan(40);
    expect(await getPosition()).toBeGreaterThan(10);

    const player = page.getByRole('region', { name: /^Video player/ });
    await player.hover();
    await player.getByRole('list', { name: 'Key moments' }).getByRole('button', { name: /Goal/ }).nth(1).click();
    await expect.poll(getPosition).toBeGreaterThan(69);
    await expectPlaying(page);

    await moments.getByRole('button', { name: /^Goals/ }).click();
    await expect(page).toHaveURL(/[?&]moments=goal/);
    await moments.getByRole('button', { name: /^All/ }).click();
    await moments.getByRole('button', { name: 'I have 1 minute' }).click();
    const partSliders = page.getByRole('region', { name: 'Condensed match' }).getByRole('slider');
    await expect(partSliders).toHaveAttribute('aria-valuetext', /^Part 1 of 2/);
    await expect.poll(getPosition).toBeLessThan(36);
    await expectPlaying(page);
    // Two presses end near the first part’s end. The next part then follows by itself.
    await partSliders.press('PageUp');
    await partSliders.press('PageUp');
    await expect(partSliders).toHaveAttribute('aria-valuetext', /^Part 2 of 2/);
    await expect.poll(getPosition).toBeGreaterThan(56);
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Back to the full match' }).click();
    await expect(partSliders).toHaveCount(0);
    await expectPlaying(page);

    const goalTexts = await moments.getByRole('button', { name: /Goal/ }).allTextContents();
    const lineUps = page.getByRole('region', { name: 'Lineups' });
    const names = await lineUps.getByRole('link').locator('bdi').allTextContents();
    const scorer = names.find((name) => goalTexts.some((goalText) => goalText.includes(name))) ?? 'no scorer';
    const playerLink = lineUps.getByRole('link', { name: scorer });
    const dialog = page.getByRole('dialog', { name: scorer });
    await playerLink.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#player-/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(playerLink).toBeFocused();
    await playerLink.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/#player-/);

    await playerLink.click();
    const goalHere = dialog
      .getByRole('region', { name: 'In this match' })
      .getByRole('button', { name: /Goal/ })
      .first();
    const [minutes = 0, seconds = 0] = ((await goalHere.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(minutes * 60 + seconds).toBeGreaterThan(0);
    await goalHere.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('video')).toBeInViewport();
    await expectPlaying(page);
  },
);
