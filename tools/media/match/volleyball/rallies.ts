import type { Point } from '../match-state.ts';

type Team = 1 | 2;

/** A contact of a player with the ball. */
export interface Touch {
  readonly kind: 'serve' | 'dig' | 'set' | 'spike';
  /** In seconds of the match. */
  readonly time: number;
  readonly team: Team;
  readonly role: string;
  /** The ball at the contact. */
  readonly at: Point;
}

/** The touches of a point, and where the ball hits the ground. */
export interface Rally {
  readonly start: number;
  readonly touches: readonly Touch[];
  readonly end: number;
  readonly floor: Point;
  readonly winner: Team;
}

const serveSeconds = 1.3;
const passSeconds = 1.2;
const setSeconds = 1.1;
const spikeSeconds = 0.45;

/** Start in seconds, the serving team, and the number of spikes that are dug. */
const plans: readonly (readonly [start: number, server: Team, digCount: number])[] = [
  [1.5, 1, 1],
  [12, 1, 2],
  [25.5, 2, 3],
  [42, 2, 0],
  [50, 1, 2],
  [64.5, 2, 0],
  [72.8, 1, 0],
];

const other = (team: Team): Team => (team === 1 ? 2 : 1);

/** Returns a place in a team's half; `x` is the distance from the net. */
const place = (team: Team, x: number, y: number, z: number): Point => {
  const side = team === 1 ? -1 : 1;
  return { x: side * x, y: -side * y, z };
};

function createRally([start, server, digCount]: (typeof plans)[number], number: number): Rally {
  const touches: Touch[] = [
    { kind: 'serve', time: start, team: server, role: 'server', at: place(server, 9.5, 2.2, 2.7) },
  ];
  let team = other(server);
  let time = start + serveSeconds;
  for (let attack = 0; attack <= digCount; attack += 1) {
    const variant = (number * 2 + attack) % 4;
    const isLeft = variant % 2 === 0;
    const digger = variant < 2 ? 'libero' : 'server';
    const digY = (variant < 2 ? 1.9 : -2.1) + Math.sin(number + attack * 2) * 0.8;
    touches.push({ kind: 'dig', time, team, role: digger, at: place(team, 5.9 + variant * 0.35, digY, 0.85) });
    const spiker = isLeft ? 'outside' : 'opposite';
    const setTime = time + passSeconds;
    touches.push({ kind: 'set', time: setTime, team, role: 'setter', at: place(team, 1.3, 0.9, 2.5) });
    const spikeTime = setTime + setSeconds;
    const spikeY = isLeft ? -3 : 3.1;
    touches.push({ kind: 'spike', time: spikeTime, team, role: spiker, at: place(team, 0.85, spikeY, 3.35) });
    time = spikeTime + spikeSeconds;
    team = other(team);
  }
  const floor = place(team, 6.4, (number % 3) - 1.2, 0.1);
  return { start, touches, end: time, floor, winner: other(team) };
}

export const rallies: readonly Rally[] = plans.map(createRally);
