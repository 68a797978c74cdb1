/** The calendar and the alerts, among the account's pages. */
export const settingsPath = '/account/following/';
