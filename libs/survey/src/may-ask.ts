import type { Profile, SurveyEntry } from '@touchline/contract';
import type { Timing } from './timing.ts';

/** Sections 2 and 6: where one signs in or up or pays, chooses a club, or is on the way to somewhere else. Addresses that begin so. */
const suppressed: readonly string[] = [
  '/auth/',
  '/payment/',
  '/redirect/events/',
  '/club/',
  '/open-app/',
  // Ours: one pays there, and those pages let nobody's frame in but the payment provider's.
  '/account/ppv/buy/',
  '/account/subscription/buy/',
];

/** Whether somebody may be asked on a page. @param path without the locale's prefix */
export function isAllowed(path: string): boolean {
  const whole = path.toLowerCase().replace(/\/?$/, '/');
  return !suppressed.some((start) => whole.startsWith(start));
}

/**
 * From when on a viewer may be asked, in milliseconds since 1970; null: never. It is not said here from when the page is there for it.
 * @param profile the viewer's @param said of this survey @param timing the customer's
 */
export function mayAskFrom(profile: Profile | null, said: SurveyEntry, { age, again }: Timing): number | null {
  if (profile?.added === undefined || said.submitted !== undefined || said.closed !== undefined) return null;
  const oldEnough = Date.parse(profile.added) + age;
  return said.skipped === undefined ? oldEnough : Math.max(oldEnough, Date.parse(said.skipped) + again);
}
