import type { FollowingOptions } from '../options.ts';

/** The calendar and the alerts, among the account's pages. */
export const settingsPath = '/account/following/';

/** Whether there is anything to set: where teams are nobody's to follow there are no alerts for them. */
export const hasSettings = ({ calendar = true, view }: FollowingOptions): boolean => calendar || view === 'team';

/** What the page is called: by the alerts alone where there are no calendars. */
export const settingsName = ({ calendar = true }: FollowingOptions) =>
  calendar ? 'everywhere.settings' : 'told.title';
