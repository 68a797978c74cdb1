import type { MatchShot, MatchSide } from './match-shot.ts';

/** The sports with a drawn match. */
export const filmNames = ['ice-hockey', 'football', 'basketball', 'volleyball'] as const;
export type FilmName = (typeof filmNames)[number];

/** A drawn match. `tools/media` draws it; after a change of the shots, run `tools/media/make.ts` again. */
export interface Film {
  readonly name: FilmName;
  /** The folder of its files below the media folder, and a part of its streams' addresses; empty for ice hockey. */
  readonly folder: '' | `/${FilmName}`;
  /** The length of the recording. Live streams repeat the first `liveLoopSeconds`, which have no goal. */
  readonly seconds: number;
  /** The recording's shots, in the order of time. */
  readonly shots: readonly MatchShot[];
  /** The length of the drawing. Only live streams show what is drawn after the recording. */
  readonly drawnSeconds: number;
  /** The goals after the recording. With them a live stream can show a goal of each side. */
  readonly liveShots: readonly MatchShot[];
  /** The shirt numbers of the drawn players, in the order of a squad's positions. */
  readonly players: Readonly<Record<MatchSide, readonly number[]>>;
  /** Each clip's shot, as an index of `shots`. */
  readonly clipShots: readonly number[];
  /** A live stream shows one of this many goals, so that two shooters do not score all of them. */
  readonly goalsPerPicture: number;
  /** The seconds that the posters show. */
  readonly posterTimes: readonly number[];
  /** Whether a second camera shows the whole field. */
  readonly hasPanorama: boolean;
}

const shortFilm = { seconds: 72, goalsPerPicture: 1, hasPanorama: false } as const;

/** The drawn matches, by sport. */
export const films: Readonly<Record<FilmName, Film>> = {
  'ice-hockey': {
    name: 'ice-hockey',
    folder: '',
    seconds: 88,
    drawnSeconds: 88,
    liveShots: [],
    players: { team1: [30, 4, 55, 19, 27, 11], team2: [1, 5, 33, 8, 22, 71] },
    clipShots: [4, 5, 6, 0],
    goalsPerPicture: 1,
    posterTimes: [4.2, 15.8, 30.8, 67.4, 76.4, 87.4],
    hasPanorama: true,
    shots: [
      { time: 16, side: 'team1', result: 'save', playerNumber: 19 },
      { time: 31, side: 'team2', result: 'save', playerNumber: 8 },
      { time: 47, side: 'team1', result: 'save', playerNumber: 27 },
      { time: 59, side: 'team2', result: 'save', playerNumber: 22 },
      { time: 65, side: 'team1', result: 'goal', playerNumber: 19 },
      { time: 75.5, side: 'team2', result: 'goal', playerNumber: 8 },
      { time: 86, side: 'team1', result: 'goal', playerNumber: 27 },
    ],
  },
  football: {
    ...shortFilm,
    name: 'football',
    folder: '/football',
    drawnSeconds: 84,
    liveShots: [{ time: 81, side: 'team2', result: 'goal', playerNumber: 10 }],
    players: { team1: [1, 3, 4, 5, 2, 8, 6, 10, 11, 9, 7], team2: [1, 3, 14, 5, 2, 8, 6, 10, 11, 9, 7] },
    clipShots: [4, 2],
    posterTimes: [14.6, 68.6],
    shots: [
      { time: 15, side: 'team1', result: 'save', playerNumber: 9 },
      { time: 29, side: 'team2', result: 'save', playerNumber: 10 },
      { time: 44, side: 'team1', result: 'save', playerNumber: 7 },
      { time: 57, side: 'team2', result: 'save', playerNumber: 9 },
      { time: 67.5, side: 'team1', result: 'goal', playerNumber: 9 },
    ],
  },
  // The saves are missed shots.
  basketball: {
    ...shortFilm,
    name: 'basketball',
    folder: '/basketball',
    drawnSeconds: 72,
    liveShots: [],
    players: { team1: [7, 11, 23, 4, 15], team2: [10, 5, 8, 21, 33] },
    clipShots: [6, 2],
    goalsPerPicture: 4,
    posterTimes: [0.5, 64.9],
    hasPanorama: true,
    shots: [
      { time: 7.5, side: 'team1', result: 'save', saverNumber: 21, playerNumber: 7 },
      { time: 17, side: 'team2', result: 'save', saverNumber: 4, playerNumber: 10 },
      { time: 27, side: 'team1', result: 'save', saverNumber: 21, playerNumber: 23 },
      { time: 37, side: 'team2', result: 'save', saverNumber: 4, playerNumber: 5 },
      { time: 47, side: 'team1', result: 'save', saverNumber: 21, playerNumber: 11 },
      { time: 57, side: 'team2', result: 'save', saverNumber: 4, playerNumber: 10 },
      { time: 65.5, side: 'team1', result: 'goal', playerNumber: 7 },
      { time: 71, side: 'team2', result: 'goal', playerNumber: 10 },
    ],
  },
  // The saves are dug spikes. A goal is the last point of a set; other points are not in the list.
  volleyball: {
    ...shortFilm,
    name: 'volleyball',
    folder: '/volleyball',
    drawnSeconds: 80,
    liveShots: [{ time: 76.85, side: 'team2', result: 'goal', playerNumber: 4 }],
    players: { team1: [5, 9, 3, 12, 7, 1], team2: [8, 4, 11, 14, 6, 2] },
    clipShots: [5, 2],
    posterTimes: [5.1, 68.1],
    shots: [
      { time: 5.55, side: 'team2', result: 'save', saverNumber: 1, playerNumber: 4 },
      { time: 18.8, side: 'team1', result: 'save', saverNumber: 2, playerNumber: 12 },
      { time: 32.3, side: 'team2', result: 'save', saverNumber: 7, playerNumber: 14 },
      { time: 35.05, side: 'team1', result: 'save', saverNumber: 6, playerNumber: 9 },
      { time: 56.8, side: 'team1', result: 'save', saverNumber: 6, playerNumber: 12 },
      { time: 68.55, side: 'team1', result: 'goal', playerNumber: 9 },
    ],
  },
};

/** Lists the goals that a film shows: those of its recording, and those that only live streams show. */
export const listDrawnGoals = ({ shots, liveShots }: Film): readonly MatchShot[] =>
  [...shots, ...liveShots].filter(({ result }) => result === 'goal');

/** Returns the film of a sport. Sports without one use ice hockey's. */
export const getFilm = (sport: string | null | undefined): Film =>
  films[filmNames.find((name) => name === sport) ?? 'ice-hockey'];
