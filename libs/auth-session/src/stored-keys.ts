import { storedKey } from '@touchline/feature-kit/marks';

/** The browser's own storage; access throws when it is blocked. */
export const browserStorage = (): Storage => localStorage;

/** A session's keys in storage, per customer. The head's script looks for `session` before the first paint. */
export const storedKeys = (customerId: string) => ({
  session: storedKey(customerId, 'session'),
  /** Set while the last session of this browser has ended: distinguishes a sign-out from storage that was cleared. */
  ended: `touchline.${customerId}.session-ended`,
  device: `touchline.${customerId}.device`,
  /** The database of the limit payload's keys. */
  limit: `touchline.${customerId}.limit`,
});
