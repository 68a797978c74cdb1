import { expect, type Page } from '@playwright/test';
import { post } from '../harness/world.ts';
import { type Account, callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { locateAccountMenu } from '../session/visit.ts';

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const dayMs = 1440 * minuteMs;

const name = 'survey_user_experience_1';

/** A viewer's answer to the survey. */
interface SurveyAnswer {
  skipped?: string;
  submitted?: string;
  closed?: string;
}

const getTimeBeforeNow = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** Sets the account's age, in milliseconds. */
export const setAccountAge = ({ email }: Account, accountAgeMs: number) =>
  post('/__world', { added: getTimeBeforeNow(accountAgeMs), of: email });

/** The viewer's session on another device, to read and change their profile. */
export async function getProfile(account: Account) {
  const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
  return {
    readAnswer: async () =>
      (await callAsOtherDevice<{ options?: Record<string, SurveyAnswer> }>(otherDevice, '/api/user/get_profile'))
        .options?.[name] ?? {},
    /** Stores that the viewer chose "later" this long ago. */
    skip: (elapsedMs: number) =>
      callAsOtherDevice(otherDevice, '/api/user/update_profile', {
        data: { options: { [name]: { skipped: getTimeBeforeNow(elapsedMs) } } },
      }),
  };
}

export const locateQuestion = (page: Page) => page.getByRole('dialog', { name: 'How are we doing?' });
export const locateForm = (page: Page) => page.getByRole('dialog', { name: 'Survey' });

/** A visit with a stopped clock that the test advances in steps. */
export interface PausedVisit {
  /**
   * Advances the time in steps until the question opens.
   * @returns the time since the page was opened, in milliseconds
   */
  advanceUntilAsked: () => Promise<number>;
}

/**
 * Opens an address with a stopped clock.
 * @param page the only active page of its context, because the clocks of all stop
 */
export async function visitWithPausedClock(page: Page, address: string): Promise<PausedVisit> {
  const getPageAgeMs = () => page.evaluate(() => performance.now());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10 * secondMs);
  await page.goto(address);
  let stepCount = 0;
  await expect(async () => {
    // A movement of the mouse counts as the viewer's first input.
    await page.mouse.move(10 + (stepCount += 1), 10);
    await page.clock.runFor(20);
    await expect(locateAccountMenu(page)).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000 });
  return {
    async advanceUntilAsked() {
      await expect(async () => {
        // In steps, because code loads in real time.
        await page.clock.runFor((await getPageAgeMs()) < minuteMs / 2 ? 500 : 5 * secondMs);
        await expect(locateQuestion(page)).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 60_000, intervals: [50] });
      return getPageAgeMs();
    },
  };
}
