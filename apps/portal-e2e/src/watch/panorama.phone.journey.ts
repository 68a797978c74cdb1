import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findLiveMatchOn, locateEventLink } from './live-match.ts';

test.use({ locale: 'he-IL', timezoneId: 'Asia/Jerusalem' });

test(
  'a phone’s panorama follows the play, a viewer moves its camera and releases it, and HD continues afterwards',
  { tag: '@galil' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('galil')}/`);
    await locateEventLink(page, await findLiveMatchOn(page)).click();
    await expectPlaying(page);
    const getVideoWidth = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
    const choose = async (camera: string): Promise<void> => {
      await page.getByRole('button', { name: 'הגדרות' }).last().press('Enter');
      await page.getByRole('menuitemradio', { name: camera, exact: true }).press('Enter');
    };

    await choose('פנורמית');
    await expect.poll(getVideoWidth).toBe(1280);
    await expectPlaying(page);
    const automaticButton = page.getByRole('button', { name: 'מצלמה אוטומטית' });
    await expect(automaticButton).toHaveAttribute('aria-pressed', 'true');
    const map = page.getByRole('slider', { name: 'מיקום המצלמה' });
    // The arrow keys follow the video's directions, also in right-to-left languages.
    await map.press('Home');
    await expect(map).toHaveAttribute('aria-valuenow', '25');
    await map.press('ArrowRight');
    await expect(map).toHaveAttribute('aria-valuenow', /^3[23]$/);
    await expect(automaticButton).toHaveAttribute('aria-pressed', 'false');
    await automaticButton.press('Enter');
    await expect(automaticButton).toHaveAttribute('aria-pressed', 'true');
    await expectPlaying(page);

    await choose('HD');
    await expect.poll(getVideoWidth).toBeLessThan(1280);
    await expectPlaying(page);
    await expect(page.getByRole('button', { name: 'מצלמה אוטומטית' })).toHaveCount(0);
  },
);
