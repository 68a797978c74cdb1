import { storedKey } from '@touchline/feature-kit/marks';

/** The browser's own storage. Access throws when it is blocked. */
export const getBrowserStorage = (): Storage => localStorage;

/** A session's keys in storage, per customer. The script in the head reads `session` before the first paint. */
export const getStoredKeys = (customerId: string) => ({
  session: storedKey(customerId, 'session'),
  /** Set after the end of this browser's last session. It distinguishes a sign-out from cleared storage. */
  ended: `touchline.${customerId}.session-ended`,
  device: `touchline.${customerId}.device`,
  /** The database of the limit payload's keys. */
  limit: `touchline.${customerId}.limit`,
});
