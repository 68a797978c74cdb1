import type { EventSource } from '@touchline/contract';
import { visitorEntitlement, isAvailable } from '../commerce/entitlement.ts';
import type { EventRow } from '../database/schema.ts';
import type { Progress } from '../live/programme.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { streamAddresses } from '../streams/index.ts';
import { artwork } from '../world/artwork.ts';
import { lanes } from '../world/daily-programme.ts';
import { sports, toSport } from '../world/leagues.ts';

const topRanks = sports.map((sport) => lanes.findIndex((lane) => lane.sport === sport));

/** Whether visitors of this region may watch, so that messages to everyone may contain the streams. */
export const isOpenToAll = (row: EventRow): boolean => isAvailable(row, visitorEntitlement) && row.inRegion;

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

/** The addresses of an event's streams; undefined without a stream, or without the right to watch it. */
export function toWireSource(
  row: EventRow,
  progress: Progress | undefined,
  clock: WorldClock,
  entitlement = visitorEntitlement,
): EventSource | undefined {
  const status = progress?.status ?? row.status;
  if (status === 'channel') return { ...streamAddresses.getChannelAddresses(row.id), epg: getProgramAddress(row.id) };
  if (!isAvailable(row, entitlement) || !row.inRegion || status === 'upcoming') return undefined;
  if (status === 'live') {
    if (row.streamError !== null) return undefined;
    return {
      ...streamAddresses.getLiveAddresses(
        entitlement.streamName(row),
        clock.toWall(progress?.startsAt ?? row.startsAt.getTime()),
      ),
      poster: getBackdrop(row),
    };
  }
  if (row.clip !== null) return { clip: streamAddresses.getClipAddress(row.clip), poster: getBackdrop(row) };
  const { hd, pano } = streamAddresses.getRecordingAddresses(entitlement.streamName(row));
  return { hd, pano, poster: getBackdrop(row) };
}
