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
/** The time for which a match occupies its teams, longer than any match. */
const busyMinutes = 105;

export function findLeague(id: string): League {
  const league = leagues.find((candidate) => candidate.id === id);
  if (!league) throw new RangeError(`no league ${id}`);
  return league;
}

const getSlotMinute = ({ firstStartMinutes, slotCount }: Lane, slot: number): number =>
  firstStartMinutes + Math.round((slot * dayMinutes) / slotCount / 5) * 5;

function doSlotsOverlap(a: number, b: number): boolean {
  const distanceMinutes = Math.abs(a - b) % dayMinutes;
  return Math.min(distanceMinutes, dayMinutes - distanceMinutes) < busyMinutes;
}

/** Pairs all fixtures of a day. Volleyball has a separate seed, so that it does not change the fixtures of other sports. */
export const pairDailyFixtures = (): Fixture[] => [
  ...pairFixtures(({ sport }) => sport !== 'volleyball', 20_260_212),
  ...pairFixtures(({ sport }) => sport === 'volleyball', 20_261_122),
];

/** Pairs teams for all slots of some lanes. A team plays one match at a time, and all play about equally often. */
function pairFixtures(isWanted: (lane: Lane) => boolean, seed: number): Fixture[] {
  const random = createRandom(seed);
  const busySlotsByTeam = new Map<string, number[]>();
  const isFree = (id: string, startMinutes: number): boolean =>
    !(busySlotsByTeam.get(id) ?? []).some((other) => doSlotsOverlap(other, startMinutes));
  const bookSlot = (id: string, startMinutes: number): unknown =>
    busySlotsByTeam.set(id, [...(busySlotsByTeam.get(id) ?? []), startMinutes]);

  const slots = lanes.flatMap((lane, laneIndex) =>
    Array.from({ length: isWanted(lane) ? lane.slotCount : 0 }, (_, slot) => ({
      lane,
      laneIndex,
      slot,
      startMinutes: getSlotMinute(lane, slot),
      league: findLeague(lane.leagueIds[slot % lane.leagueIds.length] ?? ''),
    })),
  );
  // Featured matches are paired first, because the design fixes their clubs.
  const firstSlots = slots.filter(({ slot }) => slot === 0);
  // The day's last matches follow, which are live when the world is seeded, and then the others by time.
  const getRotation = ({ startMinutes }: { startMinutes: number }): number =>
    startMinutes > dayMinutes - busyMinutes ? startMinutes - dayMinutes : startMinutes;
  const otherSlots = slots
    .filter(({ slot }) => slot > 0)
    .toSorted((a, b) => getRotation(a) - getRotation(b) || a.laneIndex - b.laneIndex);
  return [...firstSlots, ...otherSlots].map((entry) => {
    const { lane, slot, startMinutes, league } = entry;
    const featuredClubs = slot === 0 ? [lane.first.home, lane.first.away] : lane.club ? [lane.club] : [];
    const featured = featuredClubs.flatMap((code) => league.clubs.filter((club) => club.code === code));
    const countGames = (club: Club): number => busySlotsByTeam.get(getTeamId(club, league))?.length ?? 0;
    const candidates = league.clubs
      .filter((club) => !featured.includes(club) && isFree(getTeamId(club, league), startMinutes))
      .map((club) => ({ club, order: countGames(club) + random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ club }) => club);
    const chosenClubs = [...featured, ...candidates, ...league.clubs.filter((club) => !featured.includes(club))];
    const [home, away] =
      lane.club && slot > 0 && random() < 0.5 ? [chosenClubs[1], chosenClubs[0]] : [chosenClubs[0], chosenClubs[1]];
    if (!home || !away) throw new RangeError(`no opponents in ${league.id}`);
    for (const club of [home, away]) bookSlot(getTeamId(club, league), startMinutes);
    return { ...entry, home, away };
  });
}
