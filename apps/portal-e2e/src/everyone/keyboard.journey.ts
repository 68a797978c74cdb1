import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

test.describe('with the keyboard alone', { tag: '@nordic' }, () => {
  test('with the keyboard alone, a viewer skips to the content and reaches the links of the header', async ({
    page,
  }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nordic Ice League' })).toBeFocused();
    for (const name of ['Home', 'Live', 'Schedule', 'Replays', 'Highlights']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })).toBeFocused();
    }
    await skipLink.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focusedElement = page.locator('main :focus');
    await expect(focusedElement).toBeVisible();
  });

  test('with the keyboard alone, a viewer opens the preferences, changes the theme, and returns to the button with Escape', async ({
    page,
  }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    const menuButton = page.getByRole('button', { name: 'Language and display' });
    const panel = page.getByRole('dialog', { name: 'Language and display' });
    await menuButton.focus();
    await expect(async () => {
      if (!(await panel.isVisible())) await page.keyboard.press('Enter');
      await expect(panel).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(panel).toBeFocused();
    await panel.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menuButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
  });

  test('with the keyboard alone, a viewer plays, seeks, mutes and fills the screen', async ({ page }) => {
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await expectPlaying(page);
    const getVideoProperty = (property: 'paused' | 'muted' | 'currentTime') =>
      page.locator('video').evaluate((element: HTMLVideoElement, name) => element[name], property);
    const player = page.getByRole('region', { name: /^Video player/ });
    await player.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => getVideoProperty('paused')).toBe(true);

    const timeBefore = Number(await getVideoProperty('currentTime'));
    await player.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await getVideoProperty('currentTime'))).toBeCloseTo(timeBefore + 5, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Number(await getVideoProperty('currentTime'))).toBeCloseTo(timeBefore, 0);

    const wasMuted = await getVideoProperty('muted');
    await page.keyboard.press('m');
    await expect.poll(() => getVideoProperty('muted')).toBe(!wasMuted);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
    await page.keyboard.press('k');
    await expectPlaying(page);
  });
});
