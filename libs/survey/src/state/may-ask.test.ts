import type { SurveyEntry } from '@touchline/contract';
import { describe, expect, test } from 'vitest';
import { isSurveyAllowedOn, getEarliestPromptTime } from './may-ask.ts';
import { timingByFlavor } from './timing.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const toIsoBefore = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

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
  ])('the survey is not shown at %s', (path) => expect(isSurveyAllowedOn(path)).toBe(false));

  test.each(['/', '/home/', '/events/7/', '/account/', '/account/ppv/', '/following/league/', '/clubs/', '/live/'])(
    'the survey may be shown at %s',
    (path) => expect(isSurveyAllowedOn(path)).toBe(true),
  );
});

test.each([
  ['default', 7 * dayMs],
  ['alternate', 30 * minuteMs],
] as const)(
  'with the survey’s %s timing, an account is old enough after the waiting time of that timing',
  (flavor, minAgeMs) => {
    expect(getEarliestPromptTime({ id: 'u', added: toIsoBefore(0) }, {}, timingByFlavor[flavor])).toBe(now + minAgeMs);
  },
);

test.each([
  ['default', 1440 * minuteMs],
  ['alternate', 10 * minuteMs],
] as const)(
  'after “later”, a viewer is asked again when the waiting time of the %s timing is over',
  (flavor, pauseMs) => {
    const oldProfile = { id: 'u', added: toIsoBefore(365 * dayMs) };
    expect(getEarliestPromptTime(oldProfile, { skipped: toIsoBefore(0) }, timingByFlavor[flavor])).toBe(now + pauseMs);
    expect(
      getEarliestPromptTime(
        { ...oldProfile, added: toIsoBefore(0) },
        { skipped: toIsoBefore(pauseMs) },
        timingByFlavor[flavor],
      ),
    ).toBeGreaterThan(now);
  },
);

test.each<SurveyEntry>([
  { submitted: toIsoBefore(1) },
  { closed: toIsoBefore(365 * dayMs) },
  { skipped: toIsoBefore(1), closed: toIsoBefore(0) },
])('a viewer with this survey entry is not asked again: %j', (surveyEntry) =>
  expect(
    getEarliestPromptTime({ id: 'u', added: toIsoBefore(365 * dayMs) }, surveyEntry, timingByFlavor.default),
  ).toBeNull(),
);

test('a viewer whose account has no known start date is not asked', () => {
  expect(getEarliestPromptTime({ id: 'u' }, {}, timingByFlavor.default)).toBeNull();
  expect(getEarliestPromptTime(null, {}, timingByFlavor.default)).toBeNull();
});
