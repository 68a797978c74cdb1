import { draftChannelEvents, draftStudioVideos, draftTrainings } from './media-rows.ts';
import { getClips } from './clips.ts';
import type { EventDraft } from './event-draft.ts';
import { draftIdentityRows } from './identity-rows.ts';
import { draftCalendarMatches, draftDailyMatches } from './matches.ts';
import { createPageRows, redirectRows } from './portal-rows.ts';
import { createTeamRows } from './team-rows.ts';

/** Increase this version with every change of the data. At its start, the server replaces stored data of other versions. */
export const worldVersion = 8;

/**
 * Builds all data without dates, equally on every machine.
 * @param playedMatchCount the minimum number of played matches of `nordic-men`, to test long lists
 */
export function buildWorld(playedMatchCount?: number) {
  const { archived, upcoming } = draftCalendarMatches(playedMatchCount);
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
