import type { FollowingOptions } from './options.ts';

/** The account's page for calendar and alerts. */
export const settingsPath = '/account/following/';

/**
 * @returns whether the settings page has a setting: with `identity_item` no teams can be followed, so there are no
 *   alerts
 */
export const hasSettings = ({ calendar = true, view }: FollowingOptions): boolean => calendar || view === 'team';

/** @returns the key of the page's title: a page without a calendar is called after its alerts */
export const getSettingsTitleKey = ({ calendar = true }: FollowingOptions) =>
  calendar ? 'everywhere.settings' : 'told.title';
