import type { EventView, PlayerView } from '@touchline/content';
import type { Moment } from './moment.ts';

/** The most recent matches in which a player's moments are looked for. Each match costs a call. */
const maxMatches = 5;

/**
 * The moments of a player: those that name the player or the assist by id. A moment without ids belongs to the player
 * with its team and shirt number.
 */
export const filterByPlayer = (moments: readonly Moment[], { id, number, team }: PlayerView): Moment[] =>
  moments.filter(({ playerId, assistId, shirt, team: momentTeam }) =>
    playerId === undefined && assistId === undefined
      ? shirt !== undefined && shirt === number && team.id !== undefined && momentTeam?.id === team.id
      : playerId === id || assistId === id,
  );

/** The latest other matches of the player's team whose tags this viewer may read. */
export const selectOtherMatches = (matches: readonly EventView[], event: Pick<EventView, 'matchId'>): EventView[] =>
  matches
    .filter(
      ({ id, matchId, kind, status, availability }) =>
        kind === 'event' &&
        status === 'archived' &&
        availability === 'available' &&
        id === matchId &&
        matchId !== event.matchId,
    )
    .slice(0, maxMatches);
