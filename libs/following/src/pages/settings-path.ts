import type { FollowingOptions } from '../options.ts';

/** The page of the calendar and the alerts, in the account. */
export const settingsPath = '/account/following/';

/** @returns whether the settings page has any setting: `identity_item` has no teams to follow, and so no alerts */
export const hasSettings = ({ calendar = true, view }: FollowingOptions): boolean => calendar || view === 'team';

/** @returns the text key of the settings page's name: without calendars the page is named after its alerts */
export const getSettingsName = ({ calendar = true }: FollowingOptions) =>
  calendar ? 'everywhere.settings' : 'told.title';
