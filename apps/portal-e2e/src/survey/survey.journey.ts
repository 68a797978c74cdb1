import { getSite } from '../harness/customers.ts';
import { failedRequest } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { recordedMatch } from '../harness/world.ts';
import { signIn } from '../session/visit.ts';
import { day, form, setAccountAge, minute, getProfile, question, second, visitWithPausedClock } from './asked.ts';

test(
  'verdant shows the survey after the page’s load, when the account is old enough and the viewer’s last “later” is long ago',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSite('verdant');
    await setAccountAge(account, 30 * minute + second);
    await (await getProfile(account)).skip(10 * minute + second);
    await signIn(page, site, account, '/');
    const after = await (await visitWithPausedClock(page, site)).askedAfter();
    expect(after).toBeGreaterThanOrEqual(5 * second);
    expect(after).toBeLessThan(10 * second);
  },
);

test(
  'the form opens over the page, pauses the video, is submitted and thanked for',
  { tag: '@verdant' },
  async ({ page, account }) => {
    const site = getSite('verdant');
    await setAccountAge(account, day);
    const profile = await getProfile(account);
    const match = await recordedMatch({ 'search.teams.id': ['ver'] });
    await signIn(page, site, account, '/');
    await page.goto(`${site}/events/${match.id}/`);
    await expect(question(page)).toBeVisible({ timeout: 20_000 });
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(true);
    await question(page).getByRole('button', { name: 'Start survey' }).click();
    const { width = 0, height = 0 } = (await form(page).boundingBox()) ?? {};
    expect([Math.round(width), Math.round(height)]).toEqual([600, 750]);
    const inside = page.frameLocator('iframe[title="Survey"]');
    await inside.getByRole('radio', { name: '4' }).check();
    await inside.getByRole('textbox').fill('More <b>goals</b>');
    expect(await isPaused()).toBe(true);
    await inside.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expectPlaying(page);
    await expect.poll(async () => Object.keys(await profile.readAnswer())).toContain('submitted');
  },
);

test(
  'a form that fails to load can be closed, and messages of another window are ignored [fault-42]',
  { tag: '@verdant' },
  async ({ page, account, watch }) => {
    watch.forgive(failedRequest);
    const site = getSite('verdant');
    await page.route('**/media/survey/form**', (route) => route.abort());
    await setAccountAge(account, day);
    const profile = await getProfile(account);
    await signIn(page, site, account, '/live/');
    await page.reload();
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(question(page).getByText('Answer a few short questions'), 'what it is about').toBeVisible({
      timeout: 20_000,
    });
    await question(page).getByRole('button', { name: 'Start survey' }).click();
    await expect(form(page), 'a sheet on a phone').toBeVisible();
    await expect
      .poll(async () => {
        const { x = -1, y = -1, width = 0, height = 0 } = (await form(page).boundingBox()) ?? {};
        return [x, width, Math.round(y + height)];
      })
      .toEqual([0, 320, 568]);
    await page.evaluate(() => window.postMessage({ type: 'survey_submitted' }, '*'));
    await form(page).getByRole('button', { name: 'Close survey' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect.poll(async () => Object.keys(await profile.readAnswer())).toContain('closed');
    expect(Object.keys(await profile.readAnswer())).not.toContain('submitted');
  },
);
