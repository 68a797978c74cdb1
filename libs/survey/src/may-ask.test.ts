import type { SurveyEntry } from '@touchline/contract';
import { describe, expect, test } from 'vitest';
import { isAllowed, getEarliestPromptTime } from './may-ask.ts';
import { timings } from './timing.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
const minute = 60_000;
const day = 1440 * minute;

describe('where the survey may be shown', () => {
  test.each([
    '/auth/login/',
    '/auth/login/limit/',
    '/auth/oauth2/callback/ifa/',
    '/auth/password/reset/',
    '/auth/password/forgot/',
    '/auth/sign-up/',
    '/auth/sign-up/personalization/',
    '/auth/sign-up/subscription/',
    '/auth/sign-up/subscription/code/',
    '/auth/sign-up/subscription/buy/7/',
    '/auth/sign-up/following/league/',
    '/auth/sign-up/following/league/7/',
    '/auth/sign-up/following/league/followed/',
    '/auth/sign-up/following/league/7/followed/',
    '/auth/sign-up/following/category/',
    '/auth/sign-up/following/category/7/followed/',
    '/payment/failure/',
    '/payment/success/',
    '/payment/processing/',
    '/redirect/events/abc/',
    '/club/',
    '/club',
    '/Club/',
    '/open-app/',
    '/account/ppv/buy/7/',
    '/account/subscription/buy/7/',
  ])('the survey is not shown at %s', (path) => expect(isAllowed(path)).toBe(false));

  test.each(['/', '/home/', '/events/7/', '/account/', '/account/ppv/', '/following/league/', '/clubs/', '/live/'])(
    'the survey may be shown at %s',
    (path) => expect(isAllowed(path)).toBe(true),
  );
});

test.each([
  ['default', 7 * day],
  ['alternate', 30 * minute],
] as const)('an account of the %s flavor is old enough after that flavor’s waiting time', (flavor, age) => {
  expect(getEarliestPromptTime({ id: 'u', added: ago(0) }, {}, timings[flavor])).toBe(now + age);
});

test.each([
  ['default', 1440 * minute],
  ['alternate', 10 * minute],
] as const)(
  'a viewer who answered “later” is asked again after the waiting time of the %s flavor',
  (flavor, pauseMs) => {
    const old = { id: 'u', added: ago(365 * day) };
    expect(getEarliestPromptTime(old, { skipped: ago(0) }, timings[flavor])).toBe(now + pauseMs);
    expect(
      getEarliestPromptTime({ ...old, added: ago(0) }, { skipped: ago(pauseMs) }, timings[flavor]),
    ).toBeGreaterThan(now);
  },
);

test.each<SurveyEntry>([{ submitted: ago(1) }, { closed: ago(365 * day) }, { skipped: ago(1), closed: ago(0) }])(
  'a viewer who has answered is never asked again: %j',
  (surveyEntry) =>
    expect(getEarliestPromptTime({ id: 'u', added: ago(365 * day) }, surveyEntry, timings.default)).toBeNull(),
);

test('a viewer whose account has no known start date is not asked', () => {
  expect(getEarliestPromptTime({ id: 'u' }, {}, timings.default)).toBeNull();
  expect(getEarliestPromptTime(null, {}, timings.default)).toBeNull();
});
