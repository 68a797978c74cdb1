/** Query parameters with the reason of a redirect to the login page: section 2 names the first two. */
export const loginFlags = [
  'deviceNoLongerAllowedError',
  'sessionExpired',
  'sessionMixedUp',
  'limitExpired',
  'passwordReset',
] as const;
