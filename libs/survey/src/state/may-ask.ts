import type { Profile, SurveyEntry } from '@touchline/contract';
import type { Timing } from './timing.ts';

/**
 * Sections 2 and 6: no survey on pages for sign-in, sign-up, payment, the choice of a club or a redirect. Addresses
 * with these beginnings.
 */
const suppressedPaths: readonly string[] = [
  '/auth/',
  '/payment/',
  '/redirect/events/',
  '/club/',
  '/open-app/',
  // The specification does not list payment pages, whose policy allows no frame but the payment provider's.
  '/account/ppv/buy/',
  '/account/subscription/buy/',
];

/** @returns whether the survey may be asked on a page @param path without the locale's prefix */
export function isSurveyAllowedOn(path: string): boolean {
  const normalizedPath = path.toLowerCase().replace(/\/?$/, '/');
  return !suppressedPaths.some((pathStart) => normalizedPath.startsWith(pathStart));
}

/** @returns whether the page shows a match or its clip @param path without the locale's prefix */
export const isMatchPath = (path: string): boolean => path.toLowerCase().startsWith('/events/');

/**
 * The earliest time to ask a viewer, in milliseconds since 1970; null: never. The wait on the page comes on top.
 * @param profile the viewer's
 * @param surveyEntry the viewer's answer to this survey
 * @param timing the customer's
 */
export function getEarliestPromptTime(
  profile: Profile | null,
  surveyEntry: SurveyEntry,
  { minAccountAgeMs, pauseMs }: Timing,
): number | null {
  if (profile?.added === undefined || surveyEntry.submitted !== undefined || surveyEntry.closed !== undefined)
    return null;
  const eligibleAtMs = Date.parse(profile.added) + minAccountAgeMs;
  return surveyEntry.skipped === undefined
    ? eligibleAtMs
    : Math.max(eligibleAtMs, Date.parse(surveyEntry.skipped) + pauseMs);
}
