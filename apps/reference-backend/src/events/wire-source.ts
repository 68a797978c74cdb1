import type { EventSource } from '@touchline/contract';
import { visitorEntitlement, isAvailable } from '../commerce/entitlement.ts';
import type { EventRow } from '../database/schema.ts';
import type { Programme, Progress } from '../world/programme.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { getFilm, streamAddresses, type LiveGoal } from '../streams/index.ts';
import { artwork } from '../world/artwork.ts';
import { lanes } from '../world/daily-programme.ts';
import { getGoalShots } from '../world/film-goals.ts';
import { sports, toSport } from '../world/leagues.ts';

const topRanks = sports.map((sport) => lanes.findIndex((lane) => lane.sport === sport));

/** Returns the address of a channel's programme. */
const getProgramAddress = (channelId: string): string => `/api/channel/program/id/${channelId}`;

/**
 * Returns a wide picture without letters, for player and hero. A sport's most important daily matches have the best
 * pictures.
 */
function getBackdrop(row: EventRow): string {
  const sport = toSport(row.sportType);
  if (sport === undefined || row.team1Id === null || row.parentId !== null) return row.imageUrl;
  return row.timing === 'daily' && topRanks.includes(row.rank)
    ? artwork.getHeroAddress(sport)
    : artwork.getSceneAddress(sport, row.seed, 1280);
}

/** Lists the goals of a live match's script that have a picture, in the seconds of its stream; none for other events. */
export function listStreamGoals(
  eventId: string,
  { programme, clock }: { readonly programme: Programme; readonly clock: WorldClock },
): LiveGoal[] {
  const progress = programme.getProgress(eventId, clock.now());
  const getWallTime = (seconds: number): number => clock.toWall((progress?.startsAt ?? 0) + seconds * 1000);
  if (!progress) return [];
  const sport = toSport(programme.getFollowedRow(eventId)?.sportType ?? null);
  return Array.from(getGoalShots(sport, progress.script, true), ([{ atSeconds }, shot]) => ({
    shot,
    seconds: (getWallTime(atSeconds) - getWallTime(0)) / 1000,
  }));
}

/** The addresses of an event's streams; undefined without a stream, or without the right to watch it. */
export function toWireSource(
  row: EventRow,
  progress: Progress | undefined,
  clock: WorldClock,
  entitlement = visitorEntitlement,
): EventSource | undefined {
  const status = progress?.status ?? row.status;
  const film = getFilm(row.sportType);
  if (status === 'channel')
    return { ...streamAddresses.getChannelAddresses(row.id, film), epg: getProgramAddress(row.id) };
  if (!isAvailable(row, entitlement) || !row.inRegion || status === 'upcoming') return undefined;
  if (status === 'live') {
    if (row.streamError !== null) return undefined;
    return {
      ...streamAddresses.getLiveAddresses(
        entitlement.streamName(row),
        clock.toWall(progress?.startsAt ?? row.startsAt.getTime()),
        undefined,
        film,
      ),
      poster: getBackdrop(row),
    };
  }
  if (row.clip !== null) return { clip: streamAddresses.getClipAddress(row.clip, film), poster: getBackdrop(row) };
  const { hd, pano } = streamAddresses.getRecordingAddresses(entitlement.streamName(row), film);
  return { hd, pano, poster: getBackdrop(row) };
}
