import type { EventSource } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import type { Progress } from '../live/programme.ts';
import type { WorldClock } from '../live/world-clock.ts';
import { streamAddresses } from '../streams/index.ts';

/** Whether anybody may watch, here and without an account: what a cached page may carry. */
export const isOpenToAll = (row: EventRow): boolean => row.commerceCoverage === 'commerce_free_media' && row.inRegion;

/** Where the programme of a channel is read. */
export const programAddress = (channelId: string): string => `/api/channel/program/id/${channelId}`;

/** What plays, for an anonymous viewer; undefined where there is nothing yet, or not for everybody. */
export function wireSource(row: EventRow, progress: Progress | undefined, clock: WorldClock): EventSource | undefined {
  const status = progress?.status ?? row.status;
  if (status === 'channel') return { ...streamAddresses.channel(row.id), epg: programAddress(row.id) };
  if (!isOpenToAll(row) || status === 'upcoming') return undefined;
  if (status === 'live') {
    if (row.streamError !== null) return undefined;
    return {
      ...streamAddresses.live(row.id, clock.toWall(progress?.startsAt ?? row.startsAt.getTime())),
      poster: row.imageUrl,
    };
  }
  if (row.clip !== null) return { clip: streamAddresses.clip(row.clip), poster: row.imageUrl };
  const { hd, pano } = streamAddresses.recording(row.id);
  return { hd, pano, poster: row.imageUrl };
}
