import { draftChannelEvents, draftStudioVideos, draftTrainings } from './media-rows.ts';
import { getClips } from './clips.ts';
import type { EventDraft } from './event-draft.ts';
import { draftIdentityRows } from './identity-rows.ts';
import { draftCalendarMatches, draftDailyMatches } from './matches.ts';
import { createPageRows, redirectRows } from './portal-rows.ts';
import { createTeamRows } from './team-rows.ts';

/** Increase it with every change of the created data: a start then replaces stored data of another version. */
export const worldVersion = 8;

/**
 * Builds all data without its dates, the same on every machine.
 * @param playedMatches the least number of played matches of `nordic-men`; more of them go further back: for lists of
 * any length
 */
export function buildWorld(playedMatches?: number) {
  const { archived, upcoming } = draftCalendarMatches(playedMatches);
  const events: EventDraft[] = [
    ...draftDailyMatches(),
    ...upcoming,
    ...archived,
    ...getClips(archived),
    ...draftStudioVideos(),
    ...draftTrainings(),
    ...draftChannelEvents(),
  ];
  return {
    identities: draftIdentityRows(),
    teams: createTeamRows(),
    events,
    pages: createPageRows(),
    redirects: [...redirectRows],
  };
}
