import { storedValue } from '@touchline/feature-kit/storage';

/** A browser's visits, stored so that only returning visitors get the offer to install. */
export interface InstallRecord {
  visits: number;
  /** The last visit, in milliseconds since the epoch. */
  seen: number;
  /** No offer before this time, in milliseconds since the epoch. */
  quietUntil: number;
}

const isCount = (stored: unknown): stored is number => typeof stored === 'number' && stored >= 0;

const isRecord = (stored: unknown): stored is InstallRecord =>
  typeof stored === 'object' &&
  stored !== null &&
  'visits' in stored &&
  isCount(stored.visits) &&
  'seen' in stored &&
  isCount(stored.seen) &&
  'quietUntil' in stored &&
  isCount(stored.quietUntil);

/** The first visit makes no offer. */
const minVisits = 2;

/** A page after this pause begins another visit. */
const visitGapMs = 30 * 60_000;

/** Without storage there is no offer, because a refusal could not be stored, either. */
export const installRecord = storedValue<InstallRecord>({
  name: 'install',
  scope: 'browser',
  parse: (stored) => (isRecord(stored) ? stored : undefined),
  empty: { visits: 0, seen: 0, quietUntil: 0 },
  maxBytes: 1_000,
});

/** Counts a page for the current visit, or as a new visit. */
export const countVisit = (record: InstallRecord, now: number): InstallRecord => ({
  ...record,
  visits: record.visits + (now - record.seen > visitGapMs || now < record.seen ? 1 : 0),
  seen: now,
});

/** Whether the offer to install is allowed now. @param now milliseconds since the epoch */
export const canOfferInstall = ({ visits, quietUntil }: { visits: number; quietUntil: number }, now: number): boolean =>
  visits >= minVisits && now >= quietUntil;

/** @returns whether the portal runs as an installed app already */
export const isInstalled = ({ navigator, matchMedia }: Window): boolean =>
  Reflect.get(navigator, 'standalone') === true ||
  ['standalone', 'fullscreen', 'minimal-ui'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
