import type { Club } from './clubs.ts';
import type { Lane } from './daily-programme.ts';
import { lanes } from './daily-programme.ts';
import type { League } from './leagues.ts';
import { leagues, getTeamId } from './leagues.ts';
import { createRandom } from './random.ts';

/** A slot of the daily programme, with the clubs that play. */
export interface Fixture {
  lane: Lane;
  laneIndex: number;
  slot: number;
  league: League;
  home: Club;
  away: Club;
  /** Minutes from the epoch. */
  startMinutes: number;
}

const dayMinutes = 1440;
/** The least time between the starts of a team's matches: a match, which lasts less than two hours, and a rest. */
const minStartDistanceMinutes = 6 * 60;
/** The most matches of a team in a day. */
const maxDailyMatches = 2;

export function findLeague(id: string): League {
  const league = leagues.find((candidate) => candidate.id === id);
  if (!league) throw new RangeError(`no league ${id}`);
  return league;
}

const getSlotMinute = ({ firstStartMinutes, slotCount }: Lane, slot: number): number =>
  firstStartMinutes + Math.round((slot * dayMinutes) / slotCount / 5) * 5;

/** The minutes between two times that repeat each day. */
function getDistance(a: number, b: number): number {
  const distanceMinutes = Math.abs(a - b) % dayMinutes;
  return Math.min(distanceMinutes, dayMinutes - distanceMinutes);
}

/**
 * Pairs all fixtures of a day. Volleyball has a separate seed, so that it does not change the fixtures of other sports.
 */
export const pairDailyFixtures = (): Fixture[] => [
  ...pairFixtures(({ sport }) => sport !== 'volleyball', 20_260_282),
  ...pairFixtures(({ sport }) => sport === 'volleyball', 20_261_122),
];

/** A slot has no match if two matches of its sport's free lanes start within this many minutes of it. */
const crowdMinutes = 60;

/**
 * Pairs teams for the slots of some lanes, so that each team rests between its matches, and all play about equally
 * often. A slot has no match without two rested teams that have not met.
 */
function pairFixtures(isWanted: (lane: Lane) => boolean, seed: number): Fixture[] {
  const random = createRandom(seed);
  const startsByTeam = new Map<string, number[]>();
  const getStarts = (id: string): readonly number[] => startsByTeam.get(id) ?? [];
  const isRested = (id: string, startMinutes: number): boolean =>
    getStarts(id).length < maxDailyMatches &&
    getStarts(id).every((other) => getDistance(other, startMinutes) >= minStartDistanceMinutes);

  const metPairs = new Set<string>();
  const getPairKey = (pair: readonly Club[], league: League): string =>
    pair
      .map((club) => getTeamId(club, league))
      .toSorted()
      .join(' ');

  const slots = lanes.flatMap((lane, laneIndex) =>
    Array.from({ length: isWanted(lane) ? lane.slotCount : 0 }, (_, slot) => ({
      lane,
      laneIndex,
      slot,
      startMinutes: getSlotMinute(lane, slot),
    })),
  );
  // Featured matches are paired first, because the design fixes their clubs.
  const firstSlots = slots.filter(({ slot }) => slot === 0);
  const otherSlots = slots
    .filter(({ slot }) => slot > 0)
    .toSorted((a, b) => a.startMinutes - b.startMinutes || a.laneIndex - b.laneIndex);
  const fixtures: Fixture[] = [];
  const isCrowded = ({ lane, startMinutes }: (typeof slots)[number]): boolean =>
    fixtures.filter(
      (other) =>
        other.lane.free === true &&
        other.lane.sport === lane.sport &&
        getDistance(other.startMinutes, startMinutes) < crowdMinutes,
    ).length > 1;

  function findPair({ lane, slot, startMinutes }: (typeof slots)[number], league: League): [Club, Club] | undefined {
    const featuredClubs = slot === 0 ? [lane.first.home, lane.first.away] : lane.club ? [lane.club] : [];
    const featured = featuredClubs.flatMap((code) => league.clubs.filter((club) => club.code === code));
    const countGames = (club: Club): number => getStarts(getTeamId(club, league)).length;
    const isClubRested = (club: Club): boolean => isRested(getTeamId(club, league), startMinutes);
    if (!featured.every(isClubRested)) return undefined;
    const clubs = league.clubs
      .filter((club) => !featured.includes(club) && isClubRested(club))
      .map((club) => ({ club, order: countGames(club) + random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ club }) => club);
    const getPairRank = (pair: readonly Club[]): number =>
      pair.reduce((sum, club) => sum + Math.max(0, clubs.indexOf(club)), 0);
    const pairs = (featured[0] ? [featured[0]] : clubs).flatMap((home) =>
      (featured[1] ? [featured[1]] : clubs)
        .filter((away) => away !== home && !metPairs.has(getPairKey([home, away], league)))
        .map((away): [Club, Club] => [home, away]),
    );
    return pairs.toSorted((one, other) => getPairRank(one) - getPairRank(other))[0];
  }

  for (const entry of [...firstSlots, ...otherSlots]) {
    const { lane, laneIndex, slot, startMinutes } = entry;
    if (slot > 0 && isCrowded(entry)) continue;
    const firstLeague = slot % lane.leagueIds.length;
    const orderedLeagues = [...lane.leagueIds.slice(firstLeague), ...lane.leagueIds.slice(0, firstLeague)];
    for (const league of orderedLeagues.map(findLeague)) {
      const pair = findPair(entry, league);
      if (!pair) continue;
      metPairs.add(getPairKey(pair, league));
      for (const club of pair) {
        const id = getTeamId(club, league);
        startsByTeam.set(id, [...getStarts(id), startMinutes]);
      }
      const [first, second] = pair;
      const [home, away] = lane.club && slot > 0 && random() < 0.5 ? [second, first] : [first, second];
      fixtures.push({ lane, laneIndex, slot, startMinutes, league, home, away });
      break;
    }
  }
  return fixtures;
}
