import { and, eq, gt, inArray } from 'drizzle-orm';
import { contracts } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { EventRow } from '../database/schema.ts';
import type { Viewer } from '../http/viewer.ts';
import { statusesInForce } from './contract-steps.ts';

/** The viewer's rights to watch, in addition to free media. */
export interface Entitlement {
  /** Signed in, as "members" media require. */
  isMember: boolean;
  /** Events opened by a ticket, and identities whose events a subscription opens. */
  events: ReadonlySet<string>;
  identities: ReadonlySet<string>;
  /** The event's name in stream addresses: for bought events it also contains the buyer (`stream-seals.ts`). */
  streamName: (row: EventAccess) => string;
}

/** The columns of an event that decide who may watch it. */
export type EventAccess = Pick<EventRow, 'id' | 'parentId' | 'identityIds' | 'commerceCoverage'>;

/** Whether an event needs a purchase. */
export const isForBuyers = ({ commerceCoverage: coverage }: EventAccess): boolean =>
  coverage !== 'commerce_free_media' && coverage !== 'commerce_members_media';

const noIds: ReadonlySet<string> = new Set();

/** The entitlement of a visitor without a session. */
export const visitorEntitlement: Entitlement = {
  isMember: false,
  events: noIds,
  identities: noIds,
  streamName: ({ id }) => id,
};

export type GetEntitlement = (viewer: Pick<Viewer, 'userId'> | undefined) => Promise<Entitlement>;

/**
 * The entitlement of a viewer: active and canceled contracts, each until its end, even before the clock has ended them.
 * @param now on the viewer's clock
 * @param seal makes the event's name in stream addresses for a viewer
 */
export const loadEntitlements =
  (database: Database, now: () => number, seal: (eventId: string, userId: string) => string): GetEntitlement =>
  async (viewer) => {
    if (!viewer) return visitorEntitlement;
    const contractRows = await database
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
      events: new Set(contractRows.flatMap(({ eventId }) => eventId ?? [])),
      identities: new Set(contractRows.flatMap(({ covers }) => covers)),
      streamName: (row) => (isForBuyers(row) ? seal(row.id, viewer.userId) : row.id),
    };
  };

/** Whether the entitlement covers the event, in any region. A ticket covers the match and its clips. */
export function isAvailable(
  { id, parentId, identityIds, commerceCoverage: coverage }: EventAccess,
  { isMember, events, identities }: Entitlement,
): boolean {
  if (coverage === 'commerce_free_media') return true;
  if (coverage === 'commerce_members_media') return isMember;
  return events.has(parentId ?? id) || identityIds.some((identityId) => identities.has(identityId));
}
