import type { UserClip } from '@touchline/contract';
import type { UserClipRow } from '../database/account-tables.ts';
import type { EventRow } from '../database/schema.ts';
import { wireEvent, type LiveWorld } from '../events/wire-event.ts';
import { streamAddresses } from '../streams/index.ts';
import { seedOf } from '../world/random.ts';

/** A viewer's own clip: its match, but for what the clip says itself. What plays is one of the short clips. */
export function wireUserClip(clip: UserClipRow, match: EventRow, world: LiveWorld): UserClip {
  const { team1, team2, ...event } = wireEvent(match, world, true);
  return {
    ...event,
    team1: team1 && { ...team1, score: undefined },
    team2: team2 && { ...team2, score: undefined },
    id: clip.id,
    event_id: match.id,
    reference_id: undefined,
    title: clip.title,
    meta_title: clip.title,
    safe_title: clip.title,
    media_type: 'user_clip',
    media_sub_type: undefined,
    status: 'vod',
    game_type: undefined,
    duration: clip.endTime - clip.startTime,
    commerce_coverage: 'commerce_free_media',
    commerce_type: undefined,
    price_from: undefined,
    available_for_user: true,
    stats_enabled: false,
    starting_soon: false,
    stream_error: undefined,
    source: { clip: streamAddresses.clip(Math.abs(seedOf(clip.id)) + 1), poster: event.image_url },
    clock: undefined,
    start_time: clip.startTime,
    end_time: clip.endTime,
    updated_at: clip.addedAt.toISOString(),
  };
}
