import { and, eq, gt, inArray } from 'drizzle-orm';
import { contracts } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { EventRow } from '../database/schema.ts';
import type { Viewer } from '../http/viewer.ts';
import { statusesInForce } from './contract-steps.ts';

/** The viewer's rights to watch, in addition to free media. */
export interface Entitlement {
  /** Whether the viewer is signed in, which members' media require. */
  isMember: boolean;
  /** The ids of the events that tickets open; `identities`: the ids whose events subscriptions open. */
  events: ReadonlySet<string>;
  identities: ReadonlySet<string>;
  /** The event's name in stream addresses. For bought events it also contains the buyer (`stream-seals.ts`). */
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
 * Creates the lookup of a viewer's entitlement from their contracts. The lookup checks each contract's end itself,
 * because `CommerceClock` may end a contract late.
 * @param now the time on the viewers' clock
 * @param seal returns an event's name in a viewer's stream addresses
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

/**
 * Whether an entitlement covers an event, without regard to regions. A ticket covers its match and the match's clips.
 */
export function isAvailable(
  { id, parentId, identityIds, commerceCoverage: coverage }: EventAccess,
  { isMember, events, identities }: Entitlement,
): boolean {
  if (coverage === 'commerce_free_media') return true;
  if (coverage === 'commerce_members_media') return isMember;
  return events.has(parentId ?? id) || identityIds.some((identityId) => identities.has(identityId));
}

/** Whether visitors of this region may watch, so that messages to everyone may contain the streams. */
export const isOpenToAll = (row: EventRow): boolean => isAvailable(row, visitorEntitlement) && row.inRegion;
