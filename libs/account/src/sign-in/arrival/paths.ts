import { pathWith } from '@touchline/feature-kit';

export const loginPage = '/auth/login/';
export const limitPage = '/auth/login/limit/';
export const signUpPage = '/auth/sign-up/';

/** Login with the notice that this device is no longer allowed (section 2). */
export const refusedDevicePath = (returnTo: string): string =>
  pathWith(loginPage, { deviceNoLongerAllowedError: 'true', returnTo });

/** Login with the notice that the session has expired (section 2). */
export const expiredPath = (returnTo: string): string => pathWith(loginPage, { sessionExpired: 'true', returnTo });

/** Login with the notice that the server mixed accounts up. */
export const mixedUpPath = (returnTo: string): string => pathWith(loginPage, { sessionMixedUp: 'true', returnTo });

/** Login with the notice that the limit page's payload was no good. */
export const voidLimitPath = (returnTo: string): string => pathWith(loginPage, { limitExpired: 'true', returnTo });

/** The limit page. @param payload sealed by the session: readable in this browser, once, for ten minutes */
export const limitPath = (payload: string, returnTo: string): string => pathWith(limitPage, { payload, returnTo });
