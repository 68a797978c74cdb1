import type { PlannedGoal } from './match-script.ts';
import type { Sport } from './leagues.ts';

/** The price model of a match. */
export type Offer = 'free' | 'members' | 'ppv' | 'subscription';

/** A match of the design's pictures, which is live or next in its lane when the world is seeded. */
export interface FeaturedMatch {
  home: string;
  away: string;
  goals?: readonly PlannedGoal[];
  offer?: Offer;
  blocked?: true;
  streamError?: string;
}

/** A featured match, and in some lanes matches through the rest of the day, at equal distances. */
export interface Lane {
  sport: Sport;
  /** The repeating sequence of the matches' leagues. A slot has another one of them if its teams have not rested. */
  leagueIds: readonly string[];
  /** A club whose team plays in every match. */
  club?: string;
  /** Minutes from the start of the daily programme to the first kick-off. */
  firstStartMinutes: number;
  /** The number of kick-off times in a day, which have a match if two teams have rested. */
  slotCount: number;
  first: FeaturedMatch;
  /** Set if all matches of the lane are free, so that a sport's most important live match is free. */
  free?: true;
}

const hockey = { sport: 'ice-hockey', slotCount: 1 } as const;
const football = { sport: 'football', slotCount: 1 } as const;
const basketball = { sport: 'basketball', slotCount: 1 } as const;
const volleyball = { sport: 'volleyball', slotCount: 1 } as const;

/**
 * The lanes of all sports; a sport's lanes are sorted by importance. A sport's free lanes go on through the day, so that
 * it seldom has no live match.
 */
export const lanes: readonly Lane[] = [
  {
    ...hockey,
    slotCount: 16,
    leagueIds: ['nordic-men', 'nordic-women'],
    firstStartMinutes: -85,
    free: true,
    first: {
      home: 'TRA',
      away: 'OSL',
      goals: [
        [1, 324, 2],
        [1, 972, 1],
        [2, 276, 1],
        [2, 888, 1],
        [2, 1130, 2],
        [3, 1010, 1],
      ],
    },
  },
  {
    ...hockey,
    leagueIds: ['nordic-men'],
    firstStartMinutes: -50,
    free: true,
    first: {
      home: 'GOT',
      away: 'MAL',
      goals: [
        [1, 500, 1],
        [2, 300, 2],
        [3, 900, 1],
      ],
    },
  },
  {
    ...hockey,
    leagueIds: ['nordic-men'],
    firstStartMinutes: -70,
    first: {
      home: 'TUR',
      away: 'TAM',
      goals: [
        [1, 110, 2],
        [1, 640, 2],
        [1, 900, 2],
        [2, 120, 2],
        [2, 480, 1],
        [2, 700, 2],
        [2, 1100, 1],
      ],
      offer: 'ppv',
    },
  },
  { ...hockey, leagueIds: ['nordic-men'], firstStartMinutes: 100, first: { home: 'HEL', away: 'STA', offer: 'free' } },
  {
    ...hockey,
    leagueIds: ['nordic-cup'],
    firstStartMinutes: -5,
    first: {
      home: 'RVK',
      away: 'LUL',
      goals: [
        [1, 1050, 1],
        [2, 400, 2],
        [3, 200, 1],
      ],
      offer: 'subscription',
    },
  },
  {
    ...hockey,
    leagueIds: ['nordic-women'],
    firstStartMinutes: -95,
    first: {
      home: 'BER',
      away: 'AAR',
      goals: [
        [1, 200, 1],
        [1, 850, 1],
        [2, 610, 2],
        [3, 90, 1],
      ],
      offer: 'free',
    },
  },
  {
    ...hockey,
    leagueIds: ['nordic-women'],
    firstStartMinutes: 190,
    first: { home: 'HEL', away: 'LUL', offer: 'free' },
  },
  {
    ...hockey,
    leagueIds: ['nordic-women'],
    firstStartMinutes: -30,
    first: { home: 'OSL', away: 'TRA', offer: 'free', blocked: true },
  },
  {
    ...football,
    slotCount: 14,
    leagueIds: ['premier-division', 'under-18', 'premier-women'],
    club: 'VER',
    firstStartMinutes: -85,
    free: true,
    first: {
      home: 'VER',
      away: 'NOR',
      goals: [
        [1, 756, 1],
        [1, 2052, 2],
        [2, 1242, 1],
        [2, 2300, 1],
      ],
    },
  },
  {
    ...football,
    slotCount: 14,
    leagueIds: ['premier-women', 'under-18', 'premier-division'],
    firstStartMinutes: -35,
    free: true,
    first: {
      home: 'VER',
      away: 'KIN',
      goals: [
        [1, 900, 2],
        [2, 1500, 1],
      ],
    },
  },
  {
    ...football,
    leagueIds: ['premier-division'],
    firstStartMinutes: -10,
    first: { home: 'RIV', away: 'CAS', goals: [[2, 700, 1]], offer: 'ppv' },
  },
  {
    ...football,
    leagueIds: ['premier-division'],
    firstStartMinutes: -95,
    first: {
      home: 'KIN',
      away: 'EAS',
      goals: [
        [1, 400, 1],
        [1, 1800, 2],
        [2, 60, 1],
        [2, 1400, 1],
      ],
      offer: 'subscription',
    },
  },
  {
    ...football,
    leagueIds: ['premier-division'],
    firstStartMinutes: 25,
    first: { home: 'HAR', away: 'ASH', offer: 'free' },
  },
  {
    ...football,
    leagueIds: ['premier-women'],
    firstStartMinutes: -60,
    first: { home: 'RIV', away: 'OAK', offer: 'members' },
  },
  {
    ...football,
    leagueIds: ['under-18'],
    firstStartMinutes: -50,
    first: { home: 'NOR', away: 'HAR', goals: [[1, 1333, 1]], offer: 'free', streamError: 'stream_unavailable' },
  },
  {
    ...basketball,
    slotCount: 19,
    leagueIds: ['galil-premier', 'galil-women'],
    firstStartMinutes: -60,
    free: true,
    first: { home: 'GAL', away: 'KNR' },
  },
  {
    ...basketball,
    leagueIds: ['galil-premier'],
    firstStartMinutes: -25,
    free: true,
    first: { home: 'TZF', away: 'HRM' },
  },
  {
    ...basketball,
    leagueIds: ['galil-premier'],
    firstStartMinutes: 10,
    first: { home: 'AKO', away: 'NAH', offer: 'free' },
  },
  {
    ...basketball,
    leagueIds: ['galil-premier'],
    firstStartMinutes: -45,
    first: { home: 'MGD', away: 'TAV', offer: 'ppv' },
  },
  {
    ...basketball,
    leagueIds: ['galil-women'],
    firstStartMinutes: -15,
    first: { home: 'GAL', away: 'KNR', offer: 'free' },
  },
  {
    ...basketball,
    leagueIds: ['galil-women'],
    firstStartMinutes: 50,
    first: { home: 'TZF', away: 'KAR', offer: 'members' },
  },
  {
    ...volleyball,
    slotCount: 19,
    leagueIds: ['adria-men', 'adria-women'],
    firstStartMinutes: -55,
    free: true,
    first: { home: 'SPL', away: 'RIJ' },
  },
  { ...volleyball, leagueIds: ['adria-men'], firstStartMinutes: 0, free: true, first: { home: 'TRS', away: 'KOP' } },
  {
    ...volleyball,
    leagueIds: ['adria-men'],
    firstStartMinutes: -35,
    first: { home: 'ZAD', away: 'PUL', offer: 'free' },
  },
  {
    ...volleyball,
    leagueIds: ['adria-men'],
    firstStartMinutes: -20,
    first: { home: 'ANC', away: 'RVN', offer: 'ppv' },
  },
  {
    ...volleyball,
    leagueIds: ['adria-women'],
    firstStartMinutes: -75,
    first: { home: 'SPL', away: 'ZAD', offer: 'free' },
  },
  {
    ...volleyball,
    leagueIds: ['adria-women'],
    firstStartMinutes: 20,
    first: { home: 'TRS', away: 'MOS', offer: 'members' },
  },
];
