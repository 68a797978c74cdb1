import { isLocalEnvironment } from '@touchline/telemetry';

const minute = 60;

/** How long a closed banner stays hidden, in seconds: 60 minutes in production, 2 otherwise (section 9). */
export const closedFor = (hostname: string): number => (isLocalEnvironment(hostname) ? 2 : 60) * minute;

const getName = (site: string): string => `touchline.${site}.app-banner`;

/** Whether the viewer has closed the banner recently. @param site the customer's id */
export const isClosed = (site: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${getName(site)}=`));

/** Stores that the banner is closed; without cookies for this page only. */
export function storeClosed(site: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${getName(site)}=closed; Max-Age=${closedFor(location.hostname)}; Path=/; SameSite=Lax${secure}`;
}
