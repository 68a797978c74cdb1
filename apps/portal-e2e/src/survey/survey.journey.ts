import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { dayMs, setAccountAge } from '../session/accounts.ts';
import { locateForm, getProfile, locateQuestion } from './survey-question.ts';

test(
  'an open question leaves on the first match, which plays; a later video stays paused until the form is sent',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSiteAddress('verdant');
    await setAccountAge(account, dayMs);
    const profile = await getProfile(account);
    await signIn(page, site, account, '/highlight/');
    await expect(locateQuestion(page)).toBeVisible();
    await page.locator('main a[href^="/events/"]').first().click();
    await expectPlaying(page);
    await expect(locateQuestion(page)).toHaveCount(0);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await page.goBack();
    await expect(locateQuestion(page)).toBeVisible();
    await page.locator('main a[href^="/events/"]').nth(1).click();
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(2);
    expect(await isPaused()).toBe(true);
    await locateQuestion(page).getByRole('button', { name: 'Start survey' }).click();
    const { width = 0, height = 0 } = (await locateForm(page).boundingBox()) ?? {};
    expect([Math.round(width), Math.round(height)]).toEqual([600, 750]);
    const surveyFrame = page.frameLocator('iframe[title="Survey"]');
    await surveyFrame.getByRole('radio', { name: '4' }).check();
    await surveyFrame.getByRole('textbox').fill('More <b>goals</b>');
    expect(await isPaused()).toBe(true);
    await surveyFrame.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
    await expect(locateForm(page)).toHaveCount(0);
    await expectPlaying(page);
    await expect.poll(async () => Object.keys(await profile.readAnswer())).toContain('submitted');
  },
);
