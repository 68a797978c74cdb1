import { basketballClubs, volleyballClubs, type Club } from '../src/world/clubs.ts';
import { drawCourtScene } from './court-scene.ts';

const findClub = (code: string): Club => {
  const found = [...basketballClubs, ...volleyballClubs].find((candidate) => candidate.code === code);
  if (!found) throw new RangeError(code);
  return found;
};

const wideFrame = { sport: 'basketball', width: 1280, height: 720, zoom: 1.9 } as const;
const tallFrame = { sport: 'basketball', width: 360, height: 640, zoom: 2 } as const;
const courtsideCamera = { focal: 1500, heightMetres: 3.4, distanceMetres: 13, panX: 8, horizon: 150 };
const lowCamera = { focal: 900, heightMetres: 2.9, distanceMetres: 11, panX: 8, horizon: 190 };

const attackPlayers = [
  { x: 8.2, z: 4, side: 'home', hasBall: true, up: 0.7 },
  { x: 9.6, z: 5.2, side: 'away', dir: -1, up: 0.35 },
  { x: 5, z: 9, side: 'home' },
  { x: 6.4, z: 10.5, side: 'away', dir: -1 },
  { x: 10.6, z: 10, side: 'away', dir: -1 },
  { x: 4, z: 3, side: 'away', dir: -1 },
] as const;

const duelPlayers = [
  { x: 3.2, z: 4.4, side: 'home', hasBall: true },
  { x: 4.6, z: 5, side: 'away', dir: -1 },
  { x: 0.4, z: 9, side: 'home' },
  { x: 7, z: 9.5, side: 'away', dir: -1 },
] as const;

const playerSpots = [
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

const allTenPlayers = playerSpots.map(([x, z], index) => ({
  x,
  z,
  side: index % 2 ? ('away' as const) : ('home' as const),
  dir: index % 3 ? (1 as const) : (-1 as const),
  ...(index === 0 ? { hasBall: true as const } : {}),
}));

/** Volleyball players at the net: one strikes, two block. */
const spikePlayers = [
  { x: -0.9, z: 6, side: 'home', hasBall: true, up: 0.9 },
  { x: 0.7, z: 6.2, side: 'away', dir: -1, up: 0.75 },
  { x: 0.8, z: 7.3, side: 'away', dir: -1, up: 0.7 },
  { x: -4, z: 9, side: 'home' },
  { x: -6.5, z: 5, side: 'home' },
  { x: 4.5, z: 9.5, side: 'away', dir: -1 },
  { x: 6.5, z: 5.5, side: 'away', dir: -1 },
] as const;

const servePlayers = [
  { x: -8.6, z: 6, side: 'home', hasBall: true, up: 0.6 },
  { x: -2.5, z: 8.5, side: 'home' },
  { x: -2, z: 5, side: 'home' },
  { x: 3, z: 6.5, side: 'away', dir: -1 },
  { x: 5.5, z: 9.5, side: 'away', dir: -1 },
] as const;

const allTwelvePlayers = [-7, -5.5, -4, -2.6, -1.8, -1.2, 1.2, 1.9, 2.8, 4.2, 5.8, 7.2].map((x, index) => ({
  x,
  z: [5, 10, 7.6, 4.6, 9.4, 6.2][index % 6] ?? 7,
  side: x < 0 ? ('home' as const) : ('away' as const),
  dir: x < 0 ? (1 as const) : (-1 as const),
  ...(index === 5 ? { hasBall: true as const, up: 0.8 } : {}),
  ...(index === 6 ? { up: 0.7 } : {}),
}));

const wideVolleyballFrame = { ...wideFrame, sport: 'volleyball' } as const;
const tallVolleyballFrame = { ...tallFrame, sport: 'volleyball' } as const;
const netsideCamera = { focal: 1400, heightMetres: 3.6, distanceMetres: 12, panX: 4.5, horizon: 150 };

/** The pictures of indoor matches by name: wide for highlights, tall for clips. */
export const courtScenes: Readonly<Record<string, string>> = {
  b1: drawCourtScene({
    ...wideFrame,
    home: findClub('GAL'),
    away: findClub('KNR'),
    seed: 1,
    camera: courtsideCamera,
    players: attackPlayers,
  }),
  b2: drawCourtScene({
    ...wideFrame,
    home: findClub('TZF'),
    away: findClub('HRM'),
    seed: 2,
    camera: { ...courtsideCamera, panX: 4, heightMetres: 2.8 },
    players: duelPlayers,
  }),
  b3: drawCourtScene({
    ...wideFrame,
    home: findClub('AKO'),
    away: findClub('NAH'),
    seed: 3,
    camera: { focal: 900, heightMetres: 8, distanceMetres: 18, panX: 0, horizon: 60 },
    players: allTenPlayers,
    zoom: 1.25,
  }),
  b4: drawCourtScene({
    ...wideFrame,
    home: findClub('MGD'),
    away: findClub('TAV'),
    seed: 4,
    camera: { ...courtsideCamera, panX: 9, focal: 1300 },
    players: attackPlayers,
  }),
  b5: drawCourtScene({
    ...wideFrame,
    home: findClub('KAR'),
    away: findClub('GLN'),
    seed: 5,
    camera: { ...courtsideCamera, focal: 1150, panX: 3 },
    players: duelPlayers,
  }),
  b6: drawCourtScene({
    ...wideFrame,
    home: findClub('YIZ'),
    away: findClub('GIL'),
    seed: 6,
    camera: { focal: 1050, heightMetres: 6, distanceMetres: 15, panX: 6, horizon: 70 },
    players: [...attackPlayers, ...allTenPlayers.slice(1, 4)],
    zoom: 1.6,
  }),
  bp1: drawCourtScene({
    ...tallFrame,
    home: findClub('GAL'),
    away: findClub('TZF'),
    seed: 11,
    camera: lowCamera,
    players: attackPlayers.slice(0, 3),
  }),
  bp2: drawCourtScene({
    ...tallFrame,
    home: findClub('KAR'),
    away: findClub('HRM'),
    seed: 12,
    camera: { ...lowCamera, panX: 3.8 },
    players: duelPlayers,
  }),
  bp3: drawCourtScene({
    ...tallFrame,
    home: findClub('NAH'),
    away: findClub('MGD'),
    seed: 13,
    camera: { ...lowCamera, panX: 8.6, heightMetres: 2.2 },
    players: attackPlayers.slice(0, 2),
  }),
  bp4: drawCourtScene({
    ...tallFrame,
    home: findClub('TAV'),
    away: findClub('AKO'),
    seed: 14,
    camera: { ...lowCamera, panX: 3.4, heightMetres: 3.6 },
    players: duelPlayers.slice(0, 3),
  }),
  v1: drawCourtScene({
    ...wideVolleyballFrame,
    home: findClub('SPL'),
    away: findClub('RIJ'),
    seed: 21,
    camera: netsideCamera,
    players: spikePlayers,
    zoom: 1.5,
  }),
  v2: drawCourtScene({
    ...wideVolleyballFrame,
    home: findClub('TRS'),
    away: findClub('KOP'),
    seed: 22,
    camera: { focal: 900, heightMetres: 7, distanceMetres: 16, panX: 2, horizon: 80 },
    players: allTwelvePlayers,
    zoom: 1.3,
  }),
  v3: drawCourtScene({
    ...wideVolleyballFrame,
    home: findClub('ZAD'),
    away: findClub('PUL'),
    seed: 23,
    camera: { ...netsideCamera, panX: -5, focal: 1200 },
    players: servePlayers,
    zoom: 1.4,
  }),
  v4: drawCourtScene({
    ...wideVolleyballFrame,
    home: findClub('RVN'),
    away: findClub('ANC'),
    seed: 24,
    camera: { ...netsideCamera, panX: -4, heightMetres: 2.9 },
    players: spikePlayers,
    zoom: 1.7,
  }),
  vp1: drawCourtScene({
    ...tallVolleyballFrame,
    home: findClub('MOS'),
    away: findClub('BRI'),
    seed: 31,
    camera: { ...lowCamera, panX: 0.8 },
    players: spikePlayers,
    zoom: 1.5,
  }),
  vp2: drawCourtScene({
    ...tallVolleyballFrame,
    home: findClub('KOT'),
    away: findClub('DUR'),
    seed: 32,
    camera: { ...lowCamera, panX: -0.9, heightMetres: 3.6 },
    players: spikePlayers.slice(0, 4),
    zoom: 1.6,
  }),
  vp3: drawCourtScene({
    ...tallVolleyballFrame,
    home: findClub('RIJ'),
    away: findClub('TRS'),
    seed: 33,
    camera: { ...lowCamera, panX: -7.8 },
    players: servePlayers.slice(0, 1),
    zoom: 1.4,
  }),
};
