import type { PlannedGoal } from './match-script.ts';
import type { Club } from './clubs.ts';
import { draftCupMatches } from './cup.ts';
import { createMatchId, draftMatch } from './draft-match.ts';
import type { EventDraft } from './event-draft.ts';
import { findLeague, pairDailyFixtures, type Fixture } from './pairings.ts';
import { leagues, getTeamId, type League, type Sport } from './leagues.ts';
import { countPastRounds, getMatchDay } from './season.ts';
import { pickFrom, createRandom, getSeed } from './random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const getDailyId = ({ home, away, league, laneIndex, slot }: Fixture): string =>
  createMatchId(home, away, league, `d${laneIndex}-${slot}`);

/**
 * Plans goals by event for matches whose goals are not random: featured matches, and the latest match of each hockey
 * and football league. A latest match has the score of its sport's recording.
 */
export function planGoals(): Map<string, readonly PlannedGoal[]> {
  const featuredGoals = pairDailyFixtures().flatMap((fixture) => {
    const { goals } = fixture.lane.first;
    return fixture.slot === 0 && goals ? [[getDailyId(fixture), goals] as const] : [];
  });
  const latestMatches = leagues
    .filter(({ cupOf }) => cupOf === undefined)
    .flatMap((league) => {
      const [pair] = getPairs(league.clubs, getRotation(-1));
      const plan = recordedGoalPlans[league.sport];
      return plan && pair ? [[createMatchId(...pair, league, 'r1'), plan] as const] : [];
    });
  return new Map([...featuredGoals, ...latestMatches]);
}

/** Goals with the score and, for football, the times of the recording: 2–1 and 1–0. */
const recordedGoalPlans: Readonly<Partial<Record<Sport, readonly PlannedGoal[]>>> = {
  'ice-hockey': [
    [3, 259, 1],
    [3, 689, 2],
    [3, 1118, 1],
  ],
  football: [[2, 2306, 1]],
};

/**
 * Returns the round of each fixture of a day, counted from the league's first round today. A team's second match belongs
 * to a later round.
 */
function getDailyRounds(fixtures: readonly Fixture[]): Map<Fixture, number> {
  const roundsByTeam = new Map<string, number>();
  return new Map(
    fixtures
      .toSorted((a, b) => a.startMinutes - b.startMinutes)
      .map((fixture) => {
        const teamIds = [fixture.home, fixture.away].map((club) => getTeamId(club, fixture.league));
        const round = Math.max(...teamIds.map((id) => roundsByTeam.get(id) ?? 0));
        if (fixture.league.cupOf !== undefined) return [fixture, 0];
        for (const id of teamIds) roundsByTeam.set(id, round + 1);
        return [fixture, round];
      }),
  );
}

/** Drafts the matches of the daily programme. */
export function draftDailyMatches(): EventDraft[] {
  const fixtures = pairDailyFixtures();
  const rounds = getDailyRounds(fixtures);
  const plannedGoals = planGoals();
  return fixtures.map((fixture) => {
    const { lane, laneIndex, slot, league, home, away, startMinutes } = fixture;
    const id = getDailyId(fixture);
    const chance = createRandom(getSeed(`offer ${id}`))();
    const defaultAccess = chance < 0.55 ? 'free' : chance < 0.7 ? 'members' : chance < 0.85 ? 'ppv' : 'subscription';
    const { offer = defaultAccess, blocked, streamError } = slot === 0 ? lane.first : {};
    return draftMatch(
      {
        id,
        league,
        home,
        away,
        roundsFromToday: rounds.get(fixture) ?? 0,
        offer: lane.free ? 'free' : offer,
        plannedGoals: plannedGoals.get(id),
      },
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
/** Yesterday's kick-offs, hours before the evening in which the daily programme may have begun. */
const yesterdayKickOffs = [9, 10, 10.5, 11, 11.5, 12];

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

/** The rotation of a round's pairs. Upcoming rounds have other pairs than the latest rounds. */
const getRotation = (round: number): number => Math.abs(round) + (round > 0 ? 4 : 0);

/** The league's rounds in the daily programme. Each team plays in two of them at most. */
const dailyRoundCount = 3;

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
  const offsetMs =
    getMatchDay(league, round) * dayMs + pickFrom(round === -1 ? yesterdayKickOffs : kickOffs, random()) * hourMs;
  const chance = random();
  const offer = chance < 0.6 ? 'free' : chance < 0.75 ? 'members' : chance < 0.87 ? 'ppv' : 'subscription';
  const roundsFromToday = isPast ? round : round + dailyRoundCount - 1;
  const plan = { id, league, home, away, roundsFromToday, offer } as const;
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
    { ...plan, offer: round > -4 ? 'free' : offer, plannedGoals: plannedGoals.get(id) },
    {
      status: 'archived',
      timing: 'calendar',
      offset: offsetMs,
      suggested: isSuggested,
      inRegion: random() < 0.97 || round > -4,
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
      getPairs(league.clubs, getRotation(round)).map((pair, index) =>
        draftCalendarMatch(league, round, index, pair, plannedGoals),
      ),
    );
  const competitions = leagues.filter(({ cupOf }) => cupOf === undefined);
  const cups = leagues.filter(({ cupOf }) => cupOf !== undefined).map((cup) => draftCupMatches(cup));
  const played = competitions.flatMap((league, index) => {
    const roundCount = index === 0 ? Math.ceil(minMatchCount / (league.clubs.length / 2)) : 0;
    return draftRounds(league, Math.max(roundCount, countPastRounds(league)), -1);
  });
  const next = competitions.flatMap((league) => draftRounds(league, league.clubs.length === 12 ? 5 : 8, 1));
  const archived = [...played, ...cups.flatMap((cup) => cup.archived)];
  return {
    archived: archived.toSorted((a, b) => b.offset - a.offset || (a.id < b.id ? -1 : 1)),
    upcoming: [...next, ...cups.flatMap((cup) => cup.upcoming)],
  };
}

export const getLeague = (match: EventDraft): League => findLeague(match.identityIds[0] ?? '');
