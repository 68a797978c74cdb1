import { pathWith } from '@touchline/feature-kit';

export const loginPage = '/auth/login/';
export const limitPage = '/auth/login/limit/';
export const signUpPage = '/auth/sign-up/';

/** Login with the notice that this device is no longer allowed (specification, section 2). */
export const getRefusedDevicePath = (returnTo: string): string =>
  pathWith(loginPage, { deviceNoLongerAllowedError: 'true', returnTo });

/** Login with the notice that the session has expired (specification, section 2). */
export const getExpiredSessionPath = (returnTo: string): string =>
  pathWith(loginPage, { sessionExpired: 'true', returnTo });

/** Login with the notice that the server has mixed up two accounts. */
export const getMixedUpPath = (returnTo: string): string => pathWith(loginPage, { sessionMixedUp: 'true', returnTo });

/** Login with the notice that the limit page's payload was invalid. */
export const getExpiredLimitPath = (returnTo: string): string =>
  pathWith(loginPage, { limitExpired: 'true', returnTo });

/** The limit page. @param payload sealed by the session: this browser opens it once, within ten minutes */
export const getLimitPath = (payload: string, returnTo: string): string => pathWith(limitPage, { payload, returnTo });
