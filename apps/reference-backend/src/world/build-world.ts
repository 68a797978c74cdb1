import { channelEvents, studioVideos, trainings } from './media-rows.ts';
import { clipsOf } from './clips.ts';
import type { EventDraft } from './event-draft.ts';
import { identityRows } from './identity-rows.ts';
import { calendarMatches, dailyMatches } from './matches.ts';
import { pageRows, redirectRows } from './portal-rows.ts';
import { teamRows } from './team-rows.ts';

/** Raise it when the seeded world changes: a stored world of another version is seeded anew. */
export const worldVersion = 8;

/**
 * The whole world but its dates, the same on every machine.
 * @param playedMatches at least so many of `nordic-men`, further and further back: for lists of any length
 */
export function buildWorld(playedMatches?: number) {
  const { archived, upcoming } = calendarMatches(playedMatches);
  const events: EventDraft[] = [
    ...dailyMatches(),
    ...upcoming,
    ...archived,
    ...clipsOf(archived),
    ...studioVideos(),
    ...trainings(),
    ...channelEvents(),
  ];
  return { identities: identityRows(), teams: teamRows(), events, pages: pageRows(), redirects: [...redirectRows] };
}
