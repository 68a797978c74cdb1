/** Query parameters with the reason of a redirect to the login page, the first two of the specification (section 2). */
export const loginFlags = [
  'deviceNoLongerAllowedError',
  'sessionExpired',
  'sessionMixedUp',
  'limitExpired',
  'passwordReset',
] as const;
