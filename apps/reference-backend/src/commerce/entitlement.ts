import { and, eq, gt, inArray } from 'drizzle-orm';
import { contracts } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { EventRow } from '../database/schema.ts';
import type { Viewer } from '../http/viewer.ts';
import { statusesInForce } from './contract-steps.ts';

/** What whoever asks may watch besides what is free. */
export interface Entitlement {
  /** Signed in: what "members" means. */
  isMember: boolean;
  /** Events that a ticket opens, and identities whose events a subscription does. */
  events: ReadonlySet<string>;
  identities: ReadonlySet<string>;
  /** What stands for an event in the addresses of its streams: of what was bought it names the buyer, too (`stream-seals.ts`). */
  streamName: (row: EventAccess) => string;
}

/** Of an event what decides who may watch it. */
export type EventAccess = Pick<EventRow, 'id' | 'parentId' | 'identityIds' | 'commerceCoverage'>;

/** Whether an event is one that somebody must have bought. */
export const isForBuyers = ({ commerceCoverage: coverage }: EventAccess): boolean =>
  coverage !== 'commerce_free_media' && coverage !== 'commerce_members_media';

const nothing: ReadonlySet<string> = new Set();

/** Of who is not signed in. */
export const anonymous: Entitlement = {
  isMember: false,
  events: nothing,
  identities: nothing,
  streamName: ({ id }) => id,
};

export type EntitlementOf = (viewer: Pick<Viewer, 'userId'> | undefined) => Promise<Entitlement>;

/**
 * What a viewer's contracts open at this moment: those that are active or canceled, each until its end, whether or not the clock has seen
 * that yet.
 * @param now on the viewer's clock
 * @param seal makes the name that stands in a stream's address, for whom
 */
export const entitlementsIn =
  (database: Database, now: () => number, seal: (eventId: string, userId: string) => string): EntitlementOf =>
  async (viewer) => {
    if (!viewer) return anonymous;
    const held = await database
      .select({ eventId: contracts.eventId, covers: contracts.covers })
      .from(contracts)
      .where(
        and(
          eq(contracts.userId, viewer.userId),
          inArray(contracts.status, [...statusesInForce]),
          gt(contracts.endsAt, new Date(now())),
        ),
      );
    return {
      isMember: true,
      events: new Set(held.flatMap(({ eventId }) => eventId ?? [])),
      identities: new Set(held.flatMap(({ covers }) => covers)),
      streamName: (row) => (isForBuyers(row) ? seal(row.id, viewer.userId) : row.id),
    };
  };

/** Whether whoever asks has what it takes, wherever they are. A ticket opens the match and all that is of it. */
export function isAvailable(
  { id, parentId, identityIds, commerceCoverage: coverage }: EventAccess,
  { isMember, events, identities }: Entitlement,
): boolean {
  if (coverage === 'commerce_free_media') return true;
  if (coverage === 'commerce_members_media') return isMember;
  return events.has(parentId ?? id) || identityIds.some((identity) => identities.has(identity));
}
