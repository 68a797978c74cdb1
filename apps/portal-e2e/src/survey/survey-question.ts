import type { Page } from '@playwright/test';
import { type Account, callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';

const name = 'survey_user_experience_1';

/** A viewer's answer to the survey. */
interface SurveyAnswer {
  skipped?: string;
  submitted?: string;
  closed?: string;
}

/** The viewer's session on another device, to read their profile. */
export async function getProfile(account: Account) {
  const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
  return {
    readAnswer: async () =>
      (await callAsOtherDevice<{ options?: Record<string, SurveyAnswer> }>(otherDevice, '/api/user/get_profile'))
        .options?.[name] ?? {},
  };
}

export const locateQuestion = (page: Page) => page.getByRole('dialog', { name: 'How are we doing?' });
export const locateForm = (page: Page) => page.getByRole('dialog', { name: 'Survey' });
