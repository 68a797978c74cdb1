import type { LineUp, LineUpPlayer } from '@touchline/contract';
import { films, type MatchSide } from '../streams/index.ts';
import { channelHosts } from './channels.ts';
import { leagues, getTeamId, type Sport } from './leagues.ts';
import { getPlayerNames } from './player-names.ts';
import { createRandom, getSeed, pickFrom } from './random.ts';

/** A player of a team, with the same number in all matches. */
export interface Player {
  /** The team's id and the number, such as `tra-17`. */
  id: string;
  name: string;
  number: number;
  position: Position;
}

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'guard' | 'center' | 'setter' | 'libero';

interface Roster {
  /** The positions with their numbers of players, in the order of the film's players first. */
  positions: readonly (readonly [Position, number])[];
  maxNumber: number;
}

const rosterBySport: Readonly<Record<Sport, Roster>> = {
  'ice-hockey': {
    positions: [
      ['goalkeeper', 1],
      ['defender', 2],
      ['forward', 3],
      ['goalkeeper', 1],
      ['defender', 4],
      ['forward', 9],
    ],
    maxNumber: 98,
  },
  football: {
    positions: [
      ['goalkeeper', 1],
      ['defender', 4],
      ['midfielder', 3],
      ['forward', 3],
      ['goalkeeper', 1],
      ['defender', 2],
      ['midfielder', 2],
      ['forward', 2],
    ],
    maxNumber: 39,
  },
  basketball: {
    positions: [
      ['guard', 2],
      ['forward', 2],
      ['center', 1],
      ['guard', 3],
      ['forward', 3],
      ['center', 1],
    ],
    maxNumber: 45,
  },
  volleyball: {
    positions: [
      ['setter', 1],
      ['forward', 4],
      ['libero', 1],
      ['setter', 1],
      ['forward', 4],
      ['libero', 1],
    ],
    maxNumber: 22,
  },
};

interface Squad {
  players: readonly Player[];
  /** The players whom the sport's film shows as home or away side, goalkeeper first. */
  starters: Readonly<Record<MatchSide, readonly Player[]>>;
  coach: string;
}

interface NamePool {
  readonly firstNames: readonly string[];
  readonly surnames: readonly string[];
}

/** Starts with people who are no players. */
const takenNames = new Set<string>(channelHosts);

const rotate = <Item>(items: readonly Item[], start: number): readonly Item[] => [
  ...items.slice(start),
  ...items.slice(0, start),
];

/**
 * Returns a name that no other player or coach has.
 * @param surname the preferred place in the list of surnames
 * @param chance in [0, 1), chooses the first name
 */
function takeName({ firstNames, surnames }: NamePool, surname: number, chance: number): string {
  const orderedFirstNames = rotate(firstNames, Math.floor(chance * firstNames.length));
  for (const last of rotate(surnames, surname)) {
    const first = orderedFirstNames.find((candidate) => !takenNames.has(`${candidate} ${last}`));
    if (first === undefined) continue;
    takenNames.add(`${first} ${last}`);
    return `${first} ${last}`;
  }
  throw new RangeError('too few names');
}

/**
 * Returns the shirt numbers of a squad. Those of the film's home side are the first ones, and players of the same
 * positions have those of its away side.
 */
function assignNumbers(roster: readonly Position[], sport: Sport, random: () => number): number[] {
  const { team1, team2 } = films[sport].players;
  const numbers = roster.map((_, index) => team1[index]);
  for (const [index, number] of team2.entries()) {
    if (team1.includes(number)) continue;
    const place = numbers.findIndex((taken, other) => taken === undefined && roster[other] === roster[index]);
    numbers[place] = number;
  }
  const freeNumbers = shuffle(
    Array.from({ length: rosterBySport[sport].maxNumber - 1 }, (_, index) => index + 2).filter(
      (number) => !numbers.includes(number),
    ),
    random,
  );
  return numbers.map((number, index) => number ?? freeNumbers[index] ?? index + 1);
}

const squadsByTeam = new Map<string, Squad>(
  leagues
    .filter(({ cupOf }) => cupOf === undefined)
    .flatMap((league) =>
      league.clubs.map((club) => {
        const teamId = getTeamId(club, league);
        const random = createRandom(getSeed(`squad ${teamId}`));
        const { positions } = rosterBySport[league.sport];
        const createPool = (gender: 'female' | 'male'): NamePool => {
          const { firstNames, surnames } = getPlayerNames(club, gender);
          return { firstNames, surnames: shuffle(surnames, random) };
        };
        const pools = { female: createPool('female'), male: createPool('male') };
        const roster = positions.flatMap(([position, count]) => Array.from({ length: count }, () => position));
        const numbers = assignNumbers(roster, league.sport, random);
        const players = roster.map((position, index): Player => {
          const isFemale = league.gender === 'female' || (league.gender === 'mixed' && index % 2 === 1);
          const pool = pools[isFemale ? 'female' : 'male'];
          const surname = Math.floor((index / roster.length) * pool.surnames.length);
          const name = takeName(pool, surname, random());
          const number = numbers[index] ?? index + 1;
          return { id: `${teamId}-${number}`, name, number, position };
        });
        const coachPool = pools[random() < 0.5 ? 'female' : 'male'];
        const coach = takeName(coachPool, coachPool.surnames.length - 1, random());
        const findStarters = (side: MatchSide): Player[] =>
          films[league.sport].players[side].flatMap((number) => players.filter((player) => player.number === number));
        return [
          teamId,
          { players, starters: { team1: findStarters('team1'), team2: findStarters('team2') }, coach },
        ] as const;
      }),
    ),
);

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The players of a team, its starters first; empty for an unknown team. */
export const getSquad = (teamId: string): readonly Player[] => squadsByTeam.get(teamId)?.players ?? [];

/** The line-up of a team on one side; undefined for an unknown team. */
export function getLineUp(teamId: string, side: MatchSide): LineUp | undefined {
  const squad = squadsByTeam.get(teamId);
  if (!squad) return undefined;
  const { players, coach } = squad;
  const starters = squad.starters[side];
  const captain = starters.findLast(canScore);
  const toWire = (player: Player): LineUpPlayer => ({
    id: player.id,
    name: player.name,
    number: String(player.number),
    position: player.position,
    ...(player === captain && { captain: true }),
  });
  return {
    starters: starters.map(toWire),
    bench: players.filter((player) => !starters.includes(player)).map(toWire),
    coach,
  };
}

const isKeeper = ({ position }: Player): boolean => position === 'goalkeeper' || position === 'libero';
const canScore = (player: Player): boolean => !isKeeper(player);

/**
 * Picks the scorer of a goal.
 * @param chance in [0, 1)
 * @param number the shirt number in the picture; undefined without a picture
 */
export function pickScorer(teamId: string, chance: number, number?: number): Player {
  const squad = getSquad(teamId);
  const shownPlayer = squad.find((player) => player.number === number);
  if (shownPlayer) return shownPlayer;
  const scorers = squad.filter(canScore);
  const forwards = scorers.filter(({ position }) => position === 'forward');
  // Forwards score most goals.
  return pickFrom([...scorers, ...forwards, ...forwards], chance);
}

/**
 * Finds the player of a save.
 * @param number the shirt number in the picture; by default the starting goalkeeper's
 * @throws RangeError if the team has no such player
 */
export function findSaver(teamId: string, side: MatchSide, number: number | undefined): Player {
  const starters = squadsByTeam.get(teamId)?.starters[side] ?? [];
  const saver = starters.find((player) => (number === undefined ? isKeeper(player) : player.number === number));
  if (!saver) throw new RangeError(`${teamId} has no player for a save`);
  return saver;
}

/**
 * Picks the player who passed to a goal's scorer.
 * @param chance in [0, 1); the lowest quarter is a goal without an assist
 */
export function pickAssist(teamId: string, scorer: Player, chance: number): Player | undefined {
  const teammates = getSquad(teamId).filter((player) => canScore(player) && player !== scorer);
  return chance < 0.25 ? undefined : pickFrom(teammates, (chance - 0.25) / 0.75);
}
