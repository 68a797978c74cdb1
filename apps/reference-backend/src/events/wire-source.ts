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

/** Whether a visitor may watch here: a cached page may contain its streams. */
export const isOpenToAll = (row: EventRow): boolean => isAvailable(row, visitorEntitlement) && row.inRegion;

/** The address of a channel's programme. */
const getProgramAddress = (channelId: string): string => `/api/channel/program/id/${channelId}`;

/**
 * A wide picture without letters, for the player area and the hero; the most important lanes of a
 * sport have the best pictures.
 */
function getBackdrop(row: EventRow): string {
  const sport = toSport(row.sportType);
  if (sport === undefined || row.team1Id === null || row.parentId !== null) return row.imageUrl;
  return row.timing === 'daily' && topRanks.includes(row.rank)
    ? artwork.getHeroAddress(sport)
    : artwork.getSceneAddress(sport, row.seed, 1280);
}

/** The streams for a viewer's entitlement; undefined for an event without a stream, or without the right to watch it. */
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
