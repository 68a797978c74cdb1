/** Query words that say why somebody is sent to the login page: section 2 names the first two. */
export const loginFlags = [
  'deviceNoLongerAllowedError',
  'sessionExpired',
  'sessionMixedUp',
  'limitExpired',
  'passwordReset',
] as const;
