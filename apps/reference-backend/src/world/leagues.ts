import type { Club } from './clubs.ts';
import { basketballClubs, footballClubs, hockeyClubs, volleyballClubs } from './clubs.ts';

export const sports = ['ice-hockey', 'football', 'basketball', 'volleyball'] as const;
export type Sport = (typeof sports)[number];

/** Whether a sport has a match clock. Volleyball has none: its periods are sets, and its score counts won sets. */
export const hasClock = (sport: string | null): boolean => sport !== 'volleyball';

/** Returns a sport of this world; undefined for other texts. */
export const toSport = (name: string | null): Sport | undefined => sports.find((sport) => sport === name);
export type Language = 'en' | 'he';

/** A league or cup. */
export interface League {
  id: string;
  title: string;
  sport: Sport;
  gender: 'male' | 'female' | 'mixed';
  language: Language;
  clubs: readonly Club[];
  /** The league's badge. `colors` are those of background, stripe and letters. */
  badge: { letters: string; colors: readonly [string, string, string] };
  /** Added to a club's code to form its team's id; empty for first teams. */
  suffix: string;
  /** Added to a club's name to form its team's name. */
  nameSuffix: string;
  /** The league whose teams play this cup. */
  cupOf?: string;
  /** The word in the text of a round, such as "round 7", or the names of a cup's rounds, the final last. */
  round: string | readonly string[];
  /** The number of a season's rounds before the play-offs. */
  seasonRounds: number;
  /** The round of today's matches; the rounds after `seasonRounds` are play-offs. */
  todayRound: number;
  /** The number of played rounds, if it differs from the default. */
  pastRoundCount?: number;
}

const pick = (clubs: readonly Club[], ...codes: string[]): Club[] => clubs.filter(({ code }) => codes.includes(code));

export const leagues: readonly League[] = [
  {
    id: 'nordic-men',
    title: 'Nordic Ice League, Men',
    sport: 'ice-hockey',
    gender: 'male',
    language: 'en',
    clubs: hockeyClubs,
    badge: { letters: 'NIL', colors: ['#ff6a13', '#d94f00', '#160a02'] },
    suffix: '',
    nameSuffix: '',
    round: 'round',
    seasonRounds: 44,
    todayRound: 31,
  },
  {
    id: 'nordic-women',
    title: 'Nordic Ice League, Women',
    sport: 'ice-hockey',
    gender: 'female',
    language: 'en',
    clubs: pick(hockeyClubs, 'BER', 'AAR', 'OSL', 'LUL', 'HEL', 'TRA'),
    badge: { letters: 'NIL', colors: ['#2b3852', '#181f30', '#ffffff'] },
    suffix: '-w',
    nameSuffix: ' Women',
    round: 'round',
    seasonRounds: 30,
    todayRound: 31,
  },
  {
    id: 'nordic-cup',
    title: 'Nordic Cup',
    sport: 'ice-hockey',
    gender: 'male',
    language: 'en',
    clubs: hockeyClubs,
    badge: { letters: 'CUP', colors: ['#8a6d14', '#5d490a', '#ffffff'] },
    suffix: '',
    nameSuffix: '',
    cupOf: 'nordic-men',
    round: ['first round', 'quarter-final', 'semi-final', 'final'],
    seasonRounds: 4,
    todayRound: 2,
  },
  {
    id: 'premier-division',
    title: 'Premier Division',
    sport: 'football',
    gender: 'male',
    language: 'en',
    clubs: footballClubs,
    badge: { letters: 'PD', colors: ['#0a4d8c', '#08335e', '#ffffff'] },
    suffix: '',
    nameSuffix: '',
    round: 'matchday',
    seasonRounds: 44,
    todayRound: 27,
  },
  {
    id: 'premier-women',
    title: 'Premier Division, Women',
    sport: 'football',
    gender: 'female',
    language: 'en',
    clubs: pick(footballClubs, 'VER', 'KIN', 'ASH', 'HAR', 'RIV', 'OAK'),
    badge: { letters: 'PDW', colors: ['#6a1b6e', '#44104a', '#ffffff'] },
    suffix: '-w',
    nameSuffix: ' Women',
    round: 'matchday',
    seasonRounds: 30,
    todayRound: 22,
  },
  {
    id: 'under-18',
    title: 'Under 18 League',
    sport: 'football',
    gender: 'mixed',
    language: 'en',
    clubs: pick(footballClubs, 'VER', 'HAR', 'NOR', 'CAS', 'EAS', 'STO'),
    badge: { letters: 'U18', colors: ['#0a7a43', '#063d22', '#ffffff'] },
    suffix: '-u18',
    nameSuffix: ' U18',
    round: 'matchday',
    seasonRounds: 30,
    todayRound: 18,
  },
  {
    id: 'galil-premier',
    title: 'ליגת הגליל בכדורסל',
    sport: 'basketball',
    gender: 'male',
    language: 'he',
    clubs: basketballClubs,
    badge: { letters: 'גליל', colors: ['#12355b', '#0b2240', '#ffffff'] },
    suffix: '',
    nameSuffix: '',
    round: 'מחזור',
    seasonRounds: 44,
    todayRound: 24,
  },
  {
    id: 'galil-women',
    title: 'ליגת הגליל בכדורסל, נשים',
    sport: 'basketball',
    gender: 'female',
    language: 'he',
    clubs: pick(basketballClubs, 'GAL', 'KNR', 'TZF', 'NAH', 'TAV', 'KAR'),
    badge: { letters: 'גליל', colors: ['#8a1c4a', '#5c1030', '#ffffff'] },
    suffix: '-w',
    nameSuffix: ' נשים',
    round: 'מחזור',
    seasonRounds: 30,
    todayRound: 20,
  },
  {
    id: 'adria-men',
    title: 'Adria Volleyball League, Men',
    sport: 'volleyball',
    gender: 'male',
    language: 'en',
    clubs: volleyballClubs,
    badge: { letters: 'AVL', colors: ['#0f6e84', '#0a4554', '#ffffff'] },
    suffix: '',
    nameSuffix: '',
    round: 'round',
    seasonRounds: 22,
    todayRound: 14,
    pastRoundCount: 22,
  },
  {
    id: 'adria-women',
    title: 'Adria Volleyball League, Women',
    sport: 'volleyball',
    gender: 'female',
    language: 'en',
    clubs: pick(volleyballClubs, 'SPL', 'ZAD', 'TRS', 'ANC', 'RVN', 'MOS'),
    badge: { letters: 'AVL', colors: ['#b4442e', '#7d2b1c', '#ffffff'] },
    suffix: '-w',
    nameSuffix: ' Women',
    round: 'round',
    seasonRounds: 30,
    todayRound: 12,
    pastRoundCount: 30,
  },
];

/** A main category without teams, for videos that are no matches. */
export interface Studio {
  id: string;
  title: string;
  sport: Sport;
  language: Language;
  /** The team whose club produces the videos. */
  team?: string;
  /** Ids and titles of the studio's sub-categories. */
  series: readonly (readonly [string, string])[];
}

export const studios: readonly Studio[] = [
  {
    id: 'nordic-studio',
    title: 'Studio',
    sport: 'ice-hockey',
    language: 'en',
    series: [
      ['nordic-inside', 'Inside the league'],
      ['nordic-analysis', 'Analysis'],
      ['nordic-classics', 'Classics'],
    ],
  },
  {
    id: 'verdant-tv',
    title: 'Verdant TV',
    team: 'ver',
    sport: 'football',
    language: 'en',
    series: [
      ['verdant-press-room', 'Press room'],
      ['verdant-academy', 'Academy'],
      ['verdant-inside', 'Inside matchday'],
    ],
  },
  {
    id: 'galil-studio',
    title: 'אולפן הגליל',
    sport: 'basketball',
    language: 'he',
    series: [
      ['galil-interviews', 'ראיונות'],
      ['galil-analysis', 'ניתוח משחקים'],
    ],
  },
];

/** The id of a club's team in a league. */
export const getTeamId = (club: Club, league: League): string => `${club.code.toLowerCase()}${league.suffix}`;

/** The name of a club's team in a league. */
export const getTeamName = (club: Club, league: League): string => `${club.name}${league.nameSuffix}`;
