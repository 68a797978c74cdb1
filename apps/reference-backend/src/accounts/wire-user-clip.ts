import type { UserClip } from '@touchline/contract';
import { isForBuyers, type Entitlement } from '../commerce/entitlement.ts';
import type { UserClipRow } from '../database/account-tables.ts';
import type { EventRow } from '../database/schema.ts';
import { toWireEvent, type LiveWorld } from '../events/wire-event.ts';
import { listStreamGoals } from '../events/wire-source.ts';
import { getFilm, placeGoals, streamAddresses } from '../streams/index.ts';

/** The viewer or visitor of a request, and their right to watch. */
export interface ClipViewer {
  /** Undefined for a visitor. */
  userId: string | undefined;
  entitlement: Entitlement;
}

/**
 * Converts a clip to the API's form: the match's fields with those of the clip. Its owner may always watch it. Other
 * viewers need a right to watch the match, and get the `safe_title` of the match.
 */
export function toWireUserClip(
  clip: UserClipRow,
  match: EventRow,
  world: LiveWorld,
  { userId, entitlement }: ClipViewer,
): UserClip {
  const { team1, team2, ...event } = toWireEvent(match, world, entitlement);
  const isOwn = clip.userId === userId;
  const isAvailable = isOwn || event.available_for_user === true;
  const name = isForBuyers(match) && userId !== undefined ? world.sealCut(clip.id, userId) : clip.id;
  const { startTime: start, endTime: end } = clip;
  const film = getFilm(match.sportType);
  const picture = streamAddresses.getMomentPictureAddress(
    (start + end) / 2,
    clip.live ? 'live' : 'recording',
    film,
    clip.live ? placeGoals(film, listStreamGoals(match.id, world)) : undefined,
  );
  const access = isOwn
    ? ({ commerce_coverage: 'commerce_free_media', commerce_type: undefined, price_from: undefined } as const)
    : {};
  return {
    ...event,
    team1: team1 && { ...team1, score: undefined },
    team2: team2 && { ...team2, score: undefined },
    id: clip.id,
    event_id: match.id,
    reference_id: undefined,
    title: clip.title,
    meta_title: clip.title,
    safe_title: isOwn ? clip.title : event.safe_title,
    media_type: clip.mediaType,
    media_sub_type: undefined,
    status: 'vod',
    image_url: picture,
    game_type: undefined,
    duration: end - start,
    ...access,
    available_for_user: isAvailable,
    stats_enabled: false,
    starting_soon: false,
    stream_error: undefined,
    source:
      isAvailable && event.available_in_region
        ? {
            clip: streamAddresses.getCutAddress(name),
            poster: picture,
          }
        : undefined,
    clock: undefined,
    start_time: start,
    end_time: end,
    updated_at: clip.addedAt.toISOString(),
  };
}
