import { getSiteAddress } from '../harness/customers.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { signIn } from '../session/visit.ts';
import {
  dayMs,
  locateForm,
  setAccountAge,
  minuteMs,
  getProfile,
  locateQuestion,
  secondMs,
  visitWithPausedClock,
} from './survey-question.ts';

test(
  'verdant shows the survey after the page’s load, when the account is old enough and the viewer’s last “later” is long ago',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSiteAddress('verdant');
    await setAccountAge(account, 30 * minuteMs + secondMs);
    await (await getProfile(account)).skip(10 * minuteMs + secondMs);
    await signIn(page, site, account, '/');
    const elapsedMs = await (await visitWithPausedClock(page, site)).advanceUntilAsked();
    expect(elapsedMs).toBeGreaterThanOrEqual(5 * secondMs);
    expect(elapsedMs).toBeLessThan(10 * secondMs);
  },
);

test(
  'the form opens over the page and pauses the video, and the portal thanks for a submission',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSiteAddress('verdant');
    await setAccountAge(account, dayMs);
    const profile = await getProfile(account);
    const match = await findRecordedMatch({ 'search.teams.id': ['ver'] });
    await signIn(page, site, account, '/');
    await page.goto(`${site}/events/${match.id}/`);
    await expect(locateQuestion(page)).toBeVisible({ timeout: 20_000 });
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(true);
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

test(
  'a form that fails to load can be closed, and messages of another window are ignored [fault-42]',
  { tag: '@verdant' },
  async ({ page, account, watch }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('verdant');
    await page.route('**/media/survey/form**', (route) => route.abort());
    await setAccountAge(account, dayMs);
    const profile = await getProfile(account);
    await signIn(page, site, account, '/live/');
    await page.reload();
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(
      locateQuestion(page).getByText('Answer a few short questions'),
      'the question says what the survey is about',
    ).toBeVisible({
      timeout: 20_000,
    });
    await locateQuestion(page).getByRole('button', { name: 'Start survey' }).click();
    await expect(locateForm(page), 'the form is a sheet on a phone').toBeVisible();
    await expect
      .poll(async () => {
        const { x = -1, y = -1, width = 0, height = 0 } = (await locateForm(page).boundingBox()) ?? {};
        return [x, width, Math.round(y + height)];
      })
      .toEqual([0, 320, 568]);
    await page.evaluate(() => window.postMessage({ type: 'survey_submitted' }, '*'));
    await locateForm(page).getByRole('button', { name: 'Close survey' }).click();
    await expect(locateForm(page)).toHaveCount(0);
    await expect.poll(async () => Object.keys(await profile.readAnswer())).toContain('closed');
    expect(Object.keys(await profile.readAnswer())).not.toContain('submitted');
  },
);
