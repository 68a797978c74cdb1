import type { LineUp, LineUpPlayer } from '@touchline/contract';
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
  /** The positions with their numbers of players, starters first. */
  positions: readonly (readonly [Position, number])[];
  starterCount: number;
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
    starterCount: 6,
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
    starterCount: 11,
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
    starterCount: 5,
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
    starterCount: 6,
    maxNumber: 22,
  },
};

interface Squad {
  players: readonly Player[];
  starterCount: number;
  coach: string;
}

interface NamePool {
  readonly firstNames: readonly string[];
  readonly surnames: readonly string[];
}

const takenNames = new Set<string>();

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

const squadsByTeam = new Map<string, Squad>(
  leagues
    .filter(({ cupOf }) => cupOf === undefined)
    .flatMap((league) =>
      league.clubs.map((club) => {
        const teamId = getTeamId(club, league);
        const random = createRandom(getSeed(`squad ${teamId}`));
        const { positions, starterCount, maxNumber } = rosterBySport[league.sport];
        const createPool = (gender: 'female' | 'male'): NamePool => {
          const { firstNames, surnames } = getPlayerNames(club, gender);
          return { firstNames, surnames: shuffle(surnames, random) };
        };
        const pools = { female: createPool('female'), male: createPool('male') };
        const freeNumbers = shuffle(
          Array.from({ length: maxNumber - 1 }, (_, index) => index + 2),
          random,
        );
        const roster = positions.flatMap(([position, count]) => Array.from({ length: count }, () => position));
        const players = roster.map((position, index): Player => {
          const isFemale = league.gender === 'female' || (league.gender === 'mixed' && index % 2 === 1);
          const pool = pools[isFemale ? 'female' : 'male'];
          const surname = Math.floor((index / roster.length) * pool.surnames.length);
          const name = takeName(pool, surname, random());
          const number = index === 0 ? 1 : (freeNumbers[index] ?? index + 1);
          return { id: `${teamId}-${number}`, name, number, position };
        });
        const coachPool = pools[random() < 0.5 ? 'female' : 'male'];
        const coach = takeName(coachPool, coachPool.surnames.length - 1, random());
        return [teamId, { players, starterCount, coach }] as const;
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

/** The line-up of a team, the same in all its matches; undefined for an unknown team. */
export function getLineUp(teamId: string): LineUp | undefined {
  const squad = squadsByTeam.get(teamId);
  if (!squad) return undefined;
  const { players, starterCount, coach } = squad;
  const captain = players.slice(0, starterCount).findLast(canScore);
  const toWire = (player: Player): LineUpPlayer => ({
    id: player.id,
    name: player.name,
    number: String(player.number),
    position: player.position,
    ...(player === captain && { captain: true }),
  });
  return {
    starters: players.slice(0, starterCount).map(toWire),
    bench: players.slice(starterCount).map(toWire),
    coach,
  };
}

const canScore = ({ position }: Player): boolean => position !== 'goalkeeper' && position !== 'libero';

/**
 * Picks the player of a moment.
 * @param kind the scorer of a goal is no goalkeeper; a save is the starting goalkeeper's, in a sport that has one
 * @param chance in [0, 1)
 */
export function pickPlayer(teamId: string, kind: 'goal' | 'save', chance: number): Player {
  const squad = getSquad(teamId);
  const keepers = squad.filter(({ position }) => position === 'goalkeeper' || position === 'libero');
  if (kind === 'save' && keepers[0]) return keepers[0];
  const scorers = squad.filter(canScore);
  const forwards = scorers.filter(({ position }) => position === 'forward');
  // Forwards score most goals.
  return pickFrom([...scorers, ...forwards, ...forwards], chance);
}

/**
 * Picks the player who passed to a goal's scorer.
 * @param chance in [0, 1); the lowest quarter is a goal without an assist
 */
export function pickAssist(teamId: string, scorer: Player, chance: number): Player | undefined {
  const teammates = getSquad(teamId).filter((player) => canScore(player) && player !== scorer);
  return chance < 0.25 ? undefined : pickFrom(teammates, (chance - 0.25) / 0.75);
}
