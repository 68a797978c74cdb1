import { isLocalEnvironment } from '@touchline/telemetry';

const minuteSeconds = 60;

/**
 * How long a closed banner stays hidden, in seconds: 60 minutes in production, 2 otherwise (specification, section 9).
 */
export const getClosedSeconds = (hostname: string): number => (isLocalEnvironment(hostname) ? 2 : 60) * minuteSeconds;

const getCookieName = (site: string): string => `touchline.${site}.app-banner`;

/** Whether the viewer has closed the banner recently. @param site the customer's id */
export const isClosed = (site: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${getCookieName(site)}=`));

/**
 * Stores in a cookie that the viewer has closed the banner. In a browser that refuses cookies, the banner returns with
 * the next document.
 */
export function storeClosed(site: string): void {
  const secureAttribute = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${getCookieName(site)}=closed; Max-Age=${getClosedSeconds(location.hostname)}; Path=/; SameSite=Lax${secureAttribute}`;
}
