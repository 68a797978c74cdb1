import {
  getClip,
  getEvent,
  getGroupedSportCount,
  getRelatedVideos,
  listClips,
  listEvents,
  type ClipListBody,
  type EventListBody,
  type MediaType,
  type WireEvent,
} from '@touchline/contract';
import { and, arrayOverlaps, count, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import { getTagsChangedAt } from '../tags/tags-changed.ts';
import { getLineUp } from '../world/squads.ts';
import { createIdCondition, createEventCondition, defaultMedia } from './event-filters.ts';
import { createEventOrder } from './event-order.ts';
import { toWireEvent, type LiveWorld } from './wire-event.ts';

const clipTypes: readonly MediaType[] = ['clip', 'highlight', 'user_clip', 'user_highlight'];
const maxRelated = 24;

/** Finds a viewer's clip, in the form that the given viewer receives. */
export type FindUserClip = (id: string, viewer: Viewer | undefined) => Promise<WireEvent | undefined>;

/** Lists the ids of the viewer's club and of the teams that the viewer follows. */
export type ListViewerTeams = (viewer: Viewer) => Promise<readonly string[]>;

/** The line-ups of a match; undefined before it starts. */
const getLineUps = ({ media_type: kind, status, team1, team2 }: WireEvent): WireEvent['lineups'] =>
  kind === 'event' && (status === 'live' || status === 'archived') && team1?.id && team2?.id
    ? { team1: getLineUp(team1.id, 'team1'), team2: getLineUp(team2.id, 'team2') }
    : undefined;

/** Serves the lists and single entities of events and clips. */
export function serveEvents(
  serverContext: ServerContext,
  database: Database,
  world: LiveWorld,
  findUserClip: FindUserClip,
  listViewerTeams: ListViewerTeams,
): void {
  const createToWire = async (viewer: Viewer | undefined) => {
    const entitlement = await world.getEntitlement(viewer);
    return (row: EventRow) => toWireEvent(row, world, entitlement);
  };

  async function list(
    body: EventListBody & ClipListBody,
    defaultTypes: readonly MediaType[],
    viewer: Viewer | undefined,
  ) {
    const matchingIds = world.search.events.find(body.filters?.['search.text'] ?? '');
    // A search text without matches causes no database query.
    if (matchingIds?.size === 0) return createPagedAnswer(body, [], (row: EventRow) => toWireEvent(row, world), 0);
    const ownTeamIds = viewer && body.filters?.suggested ? await listViewerTeams(viewer) : [];
    const condition = and(
      createEventCondition(body.filters ?? {}, defaultTypes, world.directory, world.clock, ownTeamIds),
      matchingIds && createIdCondition(matchingIds),
    );
    const { limit, offset } = getPageWindow(body);
    const rows = await database
      .select()
      .from(events)
      .where(condition)
      .orderBy(...createEventOrder(body))
      .limit(limit + 1)
      .offset(offset);
    const total = body.count ? await database.$count(events, condition) : undefined;
    return createPagedAnswer(body, rows, await createToWire(viewer), total);
  }

  async function findRow(condition: SQL | undefined): Promise<EventRow | undefined> {
    const [row] = await database.select().from(events).where(condition).limit(1);
    return row;
  }

  async function loadEvent(
    id: string,
    idType: 'id' | 'reference_id' | undefined,
    isClipNeeded: boolean,
    viewer?: Viewer,
  ) {
    const eventId = idType === 'reference_id' ? id.replace(/^ref-/, '') : id;
    const row = await findRow(eq(events.id, eventId));
    const isReference = idType !== 'reference_id' || id.startsWith('ref-');
    if (!row || !isReference || clipTypes.includes(row.mediaType) !== isClipNeeded) throw createNotFound(`event ${id}`);
    const toWire = await createToWire(viewer);
    const event = toWire(row);
    return { ...event, lineups: getLineUps(event), tags_updated_at: getTagsChangedAt(world, row.id) };
  }

  serve(serverContext, listEvents, ({ body }, viewer) => list(body ?? {}, defaultMedia.events, viewer));
  serve(serverContext, listClips, ({ body }, viewer) => list(body ?? {}, defaultMedia.clips, viewer));
  serve(serverContext, getEvent, ({ params, query }, viewer) => loadEvent(params.id, query?.idType, false, viewer));
  serve(serverContext, getClip, async ({ params, query }, viewer) => {
    return (await findUserClip(params.id, viewer)) ?? loadEvent(params.id, query?.idType, true, viewer);
  });

  serve(serverContext, getRelatedVideos, async ({ query }, viewer) => {
    const row =
      (await findRow(eq(events.id, query.id))) ??
      (await findRow(eq(events.id, (await findUserClip(query.id, viewer))?.event_id ?? '')));
    if (!row) throw createNotFound(`event ${query.id}`);
    const condition = and(
      arrayOverlaps(events.identityIds, row.identityIds.slice(0, 1)),
      ne(events.id, row.id),
      ne(events.status, 'channel'),
      inArray(events.mediaType, [...defaultMedia.events, ...defaultMedia.clips]),
    );
    const order = createEventOrder({});
    const [matches, clips] = [
      await database
        .select()
        .from(events)
        .where(and(condition, inArray(events.mediaType, [...defaultMedia.events])))
        .orderBy(...order)
        .limit(maxRelated / 2),
      await database
        .select()
        .from(events)
        .where(and(condition, inArray(events.mediaType, [...defaultMedia.clips])))
        .orderBy(...order)
        .limit(maxRelated / 2),
    ];
    return createPagedAnswer({ size: maxRelated }, [...matches, ...clips], await createToWire(viewer));
  });

  serve(serverContext, getGroupedSportCount, async () => {
    const liveCondition = and(eq(events.status, 'live'), isNotNull(events.sportType));
    const rows = await database
      .select({ sport_type: events.sportType, count: count() })
      .from(events)
      .where(liveCondition)
      .groupBy(events.sportType)
      .orderBy(events.sportType);
    return rows.map((row) => ({ sport_type: row.sport_type ?? '', count: row.count }));
  });
}
