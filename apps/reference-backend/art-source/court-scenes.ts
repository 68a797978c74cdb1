import { basketballClubs, type Club } from '../src/world/clubs.ts';
import { courtScene } from './court-scene.ts';

const club = (code: string): Club => {
  const found = basketballClubs.find((one) => one.code === code);
  if (!found) throw new RangeError(code);
  return found;
};

const wide = { width: 1280, height: 720, zoom: 1.9 };
const tall = { width: 360, height: 640, zoom: 2 };
const courtside = { focal: 1500, high: 3.4, far: 13, panX: 8, horizon: 150 };
const lowAndTall = { focal: 900, high: 2.9, far: 11, panX: 8, horizon: 190 };

const attack = [
  { x: 8.2, z: 4, side: 'home', hasBall: true, up: 0.7 },
  { x: 9.6, z: 5.2, side: 'away', dir: -1, up: 0.35 },
  { x: 5, z: 9, side: 'home' },
  { x: 6.4, z: 10.5, side: 'away', dir: -1 },
  { x: 10.6, z: 10, side: 'away', dir: -1 },
  { x: 4, z: 3, side: 'away', dir: -1 },
] as const;

const duel = [
  { x: 3.2, z: 4.4, side: 'home', hasBall: true },
  { x: 4.6, z: 5, side: 'away', dir: -1 },
  { x: 0.4, z: 9, side: 'home' },
  { x: 7, z: 9.5, side: 'away', dir: -1 },
] as const;

const spots = [
  [-2, 6],
  [1.4, 7.2],
  [-6, 3],
  [5, 4],
  [-9, 9],
  [8, 11],
  [-4, 12],
  [3, 12.5],
  [10.5, 6],
  [-11, 5],
] as const;

const allTen = spots.map(([x, z], index) => ({
  x,
  z,
  side: index % 2 ? ('away' as const) : ('home' as const),
  dir: index % 3 ? (1 as const) : (-1 as const),
  ...(index === 0 ? { hasBall: true as const } : {}),
}));

/** The basketball pictures by name: wide ones for highlights, tall ones for clips. */
export const courtScenes: Readonly<Record<string, string>> = {
  b1: courtScene({ ...wide, home: club('GAL'), away: club('KNR'), seed: 1, camera: courtside, players: attack }),
  b2: courtScene({
    ...wide,
    home: club('TZF'),
    away: club('HRM'),
    seed: 2,
    camera: { ...courtside, panX: 4, high: 2.8 },
    players: duel,
  }),
  b3: courtScene({
    ...wide,
    home: club('AKO'),
    away: club('NAH'),
    seed: 3,
    camera: { focal: 900, high: 8, far: 18, panX: 0, horizon: 60 },
    players: allTen,
    zoom: 1.25,
  }),
  b4: courtScene({
    ...wide,
    home: club('MGD'),
    away: club('TAV'),
    seed: 4,
    camera: { ...courtside, panX: 9, focal: 1300 },
    players: attack,
  }),
  b5: courtScene({
    ...wide,
    home: club('KAR'),
    away: club('GLN'),
    seed: 5,
    camera: { ...courtside, focal: 1150, panX: 3 },
    players: duel,
  }),
  b6: courtScene({
    ...wide,
    home: club('YIZ'),
    away: club('GIL'),
    seed: 6,
    camera: { focal: 1050, high: 6, far: 15, panX: 6, horizon: 70 },
    players: [...attack, ...allTen.slice(1, 4)],
    zoom: 1.6,
  }),
  bp1: courtScene({
    ...tall,
    home: club('GAL'),
    away: club('TZF'),
    seed: 11,
    camera: lowAndTall,
    players: attack.slice(0, 3),
  }),
  bp2: courtScene({
    ...tall,
    home: club('KAR'),
    away: club('HRM'),
    seed: 12,
    camera: { ...lowAndTall, panX: 3.8 },
    players: duel,
  }),
  bp3: courtScene({
    ...tall,
    home: club('NAH'),
    away: club('MGD'),
    seed: 13,
    camera: { ...lowAndTall, panX: 8.6, high: 2.2 },
    players: attack.slice(0, 2),
  }),
  bp4: courtScene({
    ...tall,
    home: club('TAV'),
    away: club('AKO'),
    seed: 14,
    camera: { ...lowAndTall, panX: 3.4, high: 3.6 },
    players: duel.slice(0, 3),
  }),
};
