import type { Sport } from './leagues.ts';

const scenes: Readonly<Record<Sport, readonly string[]>> = {
  'ice-hockey': ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'live'],
  football: ['g1', 'g2', 'g3', 'g4', 'g5'],
  basketball: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'],
  volleyball: ['v1', 'v2', 'v3', 'v4'],
};

const tallScenes: Readonly<Record<Sport, readonly string[]>> = {
  'ice-hockey': ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  football: ['gp1', 'gp2', 'gp3', 'gp4', 'gp5', 'gp6'],
  basketball: ['bp1', 'bp2', 'bp3', 'bp4'],
  volleyball: ['vp1', 'vp2', 'vp3'],
};

const heroes: Readonly<Record<Sport, string>> = {
  'ice-hockey': 'hero',
  football: 'ghero',
  basketball: 'b1',
  volleyball: 'v1',
};

const getNth = (names: readonly string[], index: number): string => names[Math.abs(index) % names.length] ?? '';

/** Creates the addresses of pictures under /media/art/. The README has their sizes. */
export const artwork = {
  getCrestAddress: (team: string): string => `/media/art/crest-${team}.svg`,
  /** The address of a league's badge. */
  getBadgeAddress: (league: string): string => `/media/art/badge-${league}.svg`,
  /** The address of a match's poster, which shows both clubs' colours and no score. */
  getPosterAddress: (home: string, away: string): string => `/media/art/poster-${home}--${away}.svg`,
  /** The address of a picture from a match, 16:9. */
  getSceneAddress: (sport: Sport, index: number, width: 640 | 1280 = 640): string =>
    `/media/art/scene-${getNth(scenes[sport], index)}-${width}.webp`,
  /** The address of the wide picture behind a top match. */
  getHeroAddress: (sport: Sport): string => `/media/art/scene-${heroes[sport]}-1280.webp`,
  /** The address of a tall picture, 9:16 and 360 pixels wide. */
  getTallSceneAddress: (sport: Sport, index: number): string =>
    `/media/art/scene-${getNth(tallScenes[sport], index)}-360.webp`,
  /** The address of a card with a title, 16:9. */
  getTitleAddress: (name: string): string => `/media/art/title-${name}-640.webp`,
  /** The address of a channel's logo on its colours, 16:9. */
  getChannelAddress: (id: string): string => `/media/art/channel-${id}.svg`,
};
