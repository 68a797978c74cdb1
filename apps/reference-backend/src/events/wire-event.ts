import type { EventIdentity, EventTeam, WireEvent } from '@touchline/contract';
import { getAdTagAddress } from '../ads/mount-ads.ts';
import { visitorEntitlement, isAvailable, type GetEntitlement } from '../commerce/entitlement.ts';
import type { StreamSeals } from '../commerce/stream-seals.ts';
import type { EventRow } from '../database/schema.ts';
import { isStartingSoon, type Programme, type Progress } from '../world/programme.ts';
import type { WorldClock } from '../live/world-clock.ts';
import type { WorldSearch } from '../search/world-search.ts';
import type { TagsWritten } from '../tags/tags-written.ts';
import type { Directory } from '../world/directory.ts';
import { getFilm } from '../streams/index.ts';
import { hasClock } from '../world/leagues.ts';
import { findLastGoal } from '../tags/scripted-tags.ts';
import { toWireSource } from './wire-source.ts';

/** The dependencies of event calls: reference data, search, the state of live matches, and clocks. */
export interface LiveWorld {
  directory: Directory;
  search: WorldSearch;
  programme: Programme;
  clock: WorldClock;
  tagsWritten: TagsWritten;
  getEntitlement: GetEntitlement;
  /** Signs the addresses of clips of bought matches. */
  sealCut: StreamSeals['signClipName'];
  /** How far back viewers can seek in a live match; Infinity for its beginning. */
  liveWindowSeconds: number;
}

function toWireTeam({ directory }: LiveWorld, id: string | null, score: number | null): EventTeam | undefined {
  const team = id === null ? undefined : directory.teams.get(id);
  if (!team) return undefined;
  return {
    id: team.id,
    name: team.name,
    short_name: team.shortName,
    logo_url: team.logoUrl,
    color: team.colors[0],
    score: score ?? undefined,
  };
}

function toWireIdentities({ directory }: LiveWorld, ids: readonly string[]): EventIdentity[] {
  return ids.flatMap((id) => {
    const identity = directory.identities.get(id);
    return identity ? [{ id, type: identity.mediaType, title: identity.title }] : [];
  });
}

const broadcastLeadMs = 10 * 60_000;

/** The start of the match. Every third broadcast of the calendar (`event_date`) starts before its match. */
export function getGameStart({ timing, seed }: Pick<EventRow, 'timing' | 'seed'>, startMs: number): number {
  return timing === 'calendar' && seed % 3 === 0 ? startMs + broadcastLeadMs : startMs;
}

const toIsoTime = (time: number): string => new Date(time).toISOString();

/** The duration in seconds; undefined before the end of a match. */
function getDuration(row: EventRow, progress: Progress | undefined): number | undefined {
  if (!progress) return row.status === 'upcoming' ? undefined : (row.duration ?? undefined);
  return progress.status === 'archived' ? getFilm(row.sportType).seconds : undefined;
}

/** The ad tags of series with an ad before their videos. */
const adTagsByIdentity: Readonly<Record<string, string>> = {
  'nordic-classics': getAdTagAddress('good'),
  'verdant-inside': getAdTagAddress('vmap'),
  'galil-analysis': getAdTagAddress('wrapped'),
};

function getAds({ identityIds, clip }: EventRow): WireEvent['ads'] {
  const tag =
    clip === null ? identityIds.map((id) => adTagsByIdentity[id]).find((adTag) => adTag !== undefined) : undefined;
  return tag === undefined ? undefined : [{ tag_url: tag }];
}

/** The latest goal of a live match. Absent in sports whose points are too many to name. */
function getLastGoal(row: EventRow, progress: Progress): WireEvent['last_goal'] {
  const goal = row.sportType === 'ice-hockey' || row.sportType === 'football' ? findLastGoal(row, progress) : undefined;
  return (
    goal && {
      scorer: goal.player.name,
      assist: goal.assist?.name,
      period: goal.period,
      seconds: goal.clockSeconds,
    }
  );
}

/**
 * Converts an event to the API's form, at the current time. Streams are included only if the entitlement opens the
 * event.
 */
export function toWireEvent(row: EventRow, world: LiveWorld, entitlement = visitorEntitlement): WireEvent {
  const { clock, programme } = world;
  const now = clock.now();
  const progress = programme.getProgress(row.id, now);
  const status = progress?.status ?? row.status;
  const isLive = status === 'live';
  const scoreSource = progress && progress.status !== 'upcoming' ? progress : row;
  const startMs = progress?.startsAt ?? row.startsAt.getTime();
  const hasTime = row.timing !== 'none';
  const isMatch = row.team1Id !== null && row.parentId === null;
  return {
    id: row.id,
    event_id: row.parentId ?? row.id,
    reference_id: `ref-${row.id}`,
    title: row.title,
    meta_title: row.title,
    safe_title: row.safeTitle ?? undefined,
    description: row.description,
    media_type: row.mediaType,
    media_sub_type: row.mediaSubType ?? undefined,
    status,
    sport_type: row.sportType ?? undefined,
    game_type: isMatch ? 'match' : undefined,
    category: row.category,
    gender: row.gender ?? undefined,
    event_date: hasTime ? toIsoTime(clock.toWall(startMs)) : undefined,
    game_start_date: hasTime && isMatch ? toIsoTime(clock.toWall(getGameStart(row, startMs))) : undefined,
    duration: getDuration(row, progress),
    commerce_coverage: row.commerceCoverage,
    commerce_type: row.commerceType ?? undefined,
    available_for_user: isAvailable(row, entitlement),
    available_in_region: row.inRegion,
    stats_enabled: row.statsEnabled && status !== 'upcoming',
    starting_soon: progress ? isStartingSoon(progress) : false,
    stream_error: isLive ? (row.streamError ?? undefined) : undefined,
    image_url: row.imageUrl,
    ads: getAds(row),
    source: toWireSource(row, progress, clock, entitlement),
    team1: toWireTeam(world, row.team1Id, status === 'upcoming' ? null : scoreSource.score1),
    team2: toWireTeam(world, row.team2Id, status === 'upcoming' ? null : scoreSource.score2),
    identities: toWireIdentities(world, row.identityIds),
    player_number: row.playerNumber ?? undefined,
    player_color: row.playerColor ?? undefined,
    clock: isLive && hasClock(row.sportType) ? progress?.clock : undefined,
    last_goal: progress && isLive ? getLastGoal(row, progress) : undefined,
    price_from: row.price === null ? undefined : { price: row.price, currency: row.currency ?? undefined },
    updated_at: toIsoTime(isLive ? clock.wallNow() : row.changedAt.getTime()),
  };
}
