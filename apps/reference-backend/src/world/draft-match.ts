import { getFilm } from '../streams/index.ts';
import { artwork } from './artwork.ts';
import type { Club } from './clubs.ts';
import type { Offer } from './daily-programme.ts';
import { draftEvent, getOfferFields, type EventDraft } from './event-draft.ts';
import { getTeamId, getTeamName, type League } from './leagues.ts';
import type { PlannedGoal } from './match-script.ts';
import { findMatchSeed } from './match-seed.ts';
import { getPhrases } from './phrases.ts';
import { getRound, getRoundText } from './season.ts';

/** A match without its time. */
export interface MatchPlan {
  id: string;
  league: League;
  home: Club;
  away: Club;
  /** Rounds from today: negative for earlier ones, 0 for the first round of the daily programme. */
  roundsFromToday: number;
  offer: Offer;
  /** They replace the goals of the seed. */
  plannedGoals?: readonly PlannedGoal[] | undefined;
}

type MatchFields = Pick<EventDraft, 'status' | 'timing' | 'offset'> & Partial<EventDraft>;

/** Drafts a match with the texts of its round. */
export function draftMatch(
  { id, league, home, away, roundsFromToday, offer, plannedGoals }: MatchPlan,
  fields: MatchFields,
): EventDraft {
  const names = [getTeamName(home, league), getTeamName(away, league)] as const;
  const ids = [getTeamId(home, league), getTeamId(away, league)] as const;
  const phrases = getPhrases(league.sport);
  const title = phrases.versus(...names);
  const round = getRound(league, roundsFromToday);
  const isDecisive = round.stage === 'playoffs' || league.cupOf !== undefined;
  const { seed, ...score } = findMatchSeed(id, league.sport, isDecisive, plannedGoals);
  return draftEvent({
    id,
    title,
    description: phrases.description(getRoundText(league, round, phrases.playoffRound), home.venue),
    imageUrl: artwork.getPosterAddress(...ids),
    seed,
    sportType: league.sport,
    gender: league.gender,
    ...getOfferFields(offer, league.language === 'he' ? 'ILS' : 'EUR'),
    statsEnabled: true,
    team1Id: ids[0],
    team2Id: ids[1],
    teamIds: [...ids],
    identityIds: league.cupOf === undefined ? [league.id, `${league.id}-${round.stage}`] : [league.id],
    searchText: [title, league.title, home.code, away.code].join(' ').toLowerCase(),
    // All matches of a sport have the duration of its recording.
    ...(fields.status === 'archived' && { ...score, duration: getFilm(league.sport).seconds }),
    ...fields,
  });
}

/** The id of a match. @param name differs between the meetings of two teams */
export const createMatchId = (home: Club, away: Club, league: League, name: string): string =>
  `${getTeamId(home, league)}-${getTeamId(away, league)}-${league.cupOf === undefined ? '' : 'cup-'}${name}`;
