import { createMatchScript, getMatchState, type PlannedGoal } from '../live/match-script.ts';
import { artwork } from './artwork.ts';
import type { Club } from './clubs.ts';
import { draftEvent, getOfferFields, type EventDraft } from './event-draft.ts';
import { findLeague, pairDailyFixtures, type Fixture } from './pairings.ts';
import { leagues, getTeamId, getTeamName, type League } from './leagues.ts';
import { getPhrases } from './phrases.ts';
import { pickFrom, createRandom, getSeed } from './random.ts';
import type { Offer } from './daily-programme.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface MatchPlan {
  id: string;
  league: League;
  home: Club;
  away: Club;
  roundNumber: number;
  offer: Offer;
}

function draftMatch(
  { id, league, home, away, roundNumber, offer }: MatchPlan,
  fields: Pick<EventDraft, 'status' | 'timing' | 'offset'> & Partial<EventDraft>,
): EventDraft {
  const names = [getTeamName(home, league), getTeamName(away, league)] as const;
  const ids = [getTeamId(home, league), getTeamId(away, league)] as const;
  const phrases = getPhrases(league.sport);
  const title = phrases.versus(...names);
  const season = roundNumber > 30 ? 'playoffs' : 'regular';
  return draftEvent({
    id,
    title,
    description: phrases.description(league.round, roundNumber, home.venue),
    imageUrl: artwork.getPosterAddress(...ids),
    seed: getSeed(id),
    sportType: league.sport,
    gender: league.gender,
    ...getOfferFields(offer, league.language === 'he' ? 'ILS' : 'EUR'),
    statsEnabled: true,
    team1Id: ids[0],
    team2Id: ids[1],
    teamIds: [...ids],
    identityIds: league.cupOf === undefined ? [league.id, `${league.id}-${season}`] : [league.id],
    searchText: [title, league.title, home.code, away.code].join(' ').toLowerCase(),
    ...fields,
  });
}

/** Computes the final score and the recording's duration of a match from its seed. */
function getFinalScore(league: League, seed: number, plannedGoals?: readonly PlannedGoal[]): Partial<EventDraft> {
  const script = createMatchScript(league.sport, seed, plannedGoals);
  const { score1, score2 } = getMatchState(script, script.lengthSeconds);
  // The recording starts before the kick-off and ends after the match, so it is 15 to 25 minutes longer.
  return { score1, score2, duration: Math.round(script.lengthSeconds + 900 + (Math.abs(seed) % 600)) };
}

const createMatchId = (home: Club, away: Club, league: League, name: string): string =>
  `${getTeamId(home, league)}-${getTeamId(away, league)}-${league.cupOf === undefined ? '' : 'cup-'}${name}`;

const getDailyId = ({ home, away, league, laneIndex, slot }: Fixture): string =>
  createMatchId(home, away, league, `d${laneIndex}-${slot}`);

/**
 * Plans goals by event for matches whose goals are not random. These are featured matches, and each hockey league's latest
 * match, which has the score of the rendered recording.
 */
export function planGoals(): Map<string, readonly PlannedGoal[]> {
  const featuredGoals = pairDailyFixtures().flatMap((fixture) => {
    const { goals } = fixture.lane.first;
    return fixture.slot === 0 && goals ? [[getDailyId(fixture), goals] as const] : [];
  });
  const latestMatches = leagues.flatMap((league) => {
    const [pair] = getPairs(league.clubs, 1);
    return league.sport === 'ice-hockey' && pair
      ? [[createMatchId(...pair, league, 'r1'), recordedGoalPlan] as const]
      : [];
  });
  return new Map([...featuredGoals, ...latestMatches]);
}

/** Goals with the recording's score, 4–2. */
const recordedGoalPlan: readonly PlannedGoal[] = [
  [2, 300, 1],
  [2, 730, 2],
  [2, 1090, 1],
  [3, 280, 1],
  [3, 710, 2],
  [3, 1010, 1],
];

/** Drafts the matches of the daily programme, of which some are always live. */
export function draftDailyMatches(): EventDraft[] {
  return pairDailyFixtures().map((fixture) => {
    const { lane, laneIndex, slot, league, home, away, startMinutes } = fixture;
    const id = getDailyId(fixture);
    const chance = createRandom(getSeed(`offer ${id}`))();
    const defaultAccess = chance < 0.55 ? 'free' : chance < 0.7 ? 'members' : chance < 0.85 ? 'ppv' : 'subscription';
    const { offer = defaultAccess, blocked, streamError } = slot === 0 ? lane.first : {};
    return draftMatch(
      { id, league, home, away, roundNumber: 31, offer: lane.free ? 'free' : offer },
      {
        status: 'upcoming',
        timing: 'daily',
        offset: startMinutes * minuteMs,
        rank: laneIndex,
        inRegion: !(blocked ?? (!lane.free && chance > 0.97)),
        streamError: streamError ?? null,
      },
    );
  });
}

const kickOffs = [12, 14.5, 15, 16.25, 17, 18, 18.5, 19, 19.5, 20];
/** The number of played rounds. A league of six clubs has twice as many, so that all leagues have equally many matches. */
const countPastRounds = ({ pastRoundCount, clubs }: League): number =>
  pastRoundCount ?? (clubs.length === 12 ? 55 : 108);

function getPairs(clubs: readonly Club[], round: number): [Club, Club][] {
  // The circle method of round-robin tournaments: the first club is fixed, and the others rotate.
  const [firstClub, ...otherClubs] = clubs;
  if (!firstClub) return [];
  const rotation = round % otherClubs.length;
  const rotatedClubs = [...otherClubs.slice(rotation), ...otherClubs.slice(0, rotation)];
  const circle = [firstClub, ...rotatedClubs];
  return circle.slice(0, circle.length / 2).flatMap((home, index) => {
    const away = circle[circle.length - 1 - index];
    if (!away) return [];
    return [(round + index) % 2 === 0 ? [home, away] : [away, home]] as [Club, Club][];
  });
}

function draftCalendarMatch(
  league: League,
  round: number,
  index: number,
  pair: [Club, Club],
  plannedGoals: ReturnType<typeof planGoals>,
): EventDraft {
  const [home, away] = pair;
  const isPast = round < 0;
  const id = createMatchId(home, away, league, `${isPast ? 'r' : 'u'}${Math.abs(round)}`);
  const random = createRandom(getSeed(`calendar ${id}`));
  const stepDays = isPast ? 400 / countPastRounds(league) : 3;
  const days = isPast
    ? Math.min(-1, Math.ceil((round + 1) * stepDays) - 1)
    : Math.max(1, Math.round(round * stepDays) - 2);
  const offsetMs = days * dayMs + pickFrom(kickOffs, random()) * hourMs;
  const chance = random();
  const offer = chance < 0.6 ? 'free' : chance < 0.75 ? 'members' : chance < 0.87 ? 'ppv' : 'subscription';
  const roundNumber = isPast ? ((((30 + round) % 33) + 33) % 33) + 1 : 31 + round;
  const plan = { id, league, home, away, roundNumber, offer } as const;
  // Every fourth match is suggested.
  const isSuggested = (Math.abs(round) + index) % 4 === 1;
  if (!isPast)
    return draftMatch(plan, {
      status: 'upcoming',
      timing: 'calendar',
      offset: offsetMs,
      suggested: isSuggested,
      inRegion: random() < 0.96,
    });
  return draftMatch(
    { ...plan, offer: round > -4 ? 'free' : offer },
    {
      status: 'archived',
      timing: 'calendar',
      offset: offsetMs,
      suggested: isSuggested,
      inRegion: random() < 0.97 || round > -4,
      ...getFinalScore(league, getSeed(id), plannedGoals.get(id)),
    },
  );
}

/**
 * Drafts the matches of a season: played ones, the latest first, and upcoming ones.
 * @param minMatchCount the minimum number of played matches of the first league
 */
export function draftCalendarMatches(minMatchCount = 0): { archived: EventDraft[]; upcoming: EventDraft[] } {
  const plannedGoals = planGoals();
  const draftRounds = (league: League, count: number, sign: 1 | -1): EventDraft[] =>
    Array.from({ length: count }, (_, index) => sign * (index + 1)).flatMap((round) =>
      getPairs(league.clubs, Math.abs(round)).map((pair, index) =>
        draftCalendarMatch(league, round, index, pair, plannedGoals),
      ),
    );
  const archived = leagues.flatMap((league, index) => {
    const roundCount = index === 0 ? Math.ceil(minMatchCount / (league.clubs.length / 2)) : 0;
    return draftRounds(league, Math.max(roundCount, countPastRounds(league)), -1);
  });
  const upcoming = leagues.flatMap((league) => draftRounds(league, league.clubs.length === 12 ? 5 : 8, 1));
  return { archived: archived.toSorted((a, b) => b.offset - a.offset || (a.id < b.id ? -1 : 1)), upcoming };
}

export const getLeague = (match: EventDraft): League => findLeague(match.identityIds[0] ?? '');
