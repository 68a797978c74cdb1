import type { Sport } from './leagues.ts';

/** An endless channel. */
export interface Channel {
  id: string;
  title: string;
  description: string;
  sport: Sport;
  identities: readonly string[];
  teams: readonly string[];
  /** The logo's colours: the background's gradient from light to dark, and the text. */
  colors: readonly [string, string, string];
  /** The lines of text on the logo, at most two. */
  logoLines: readonly string[];
  /** The repeating sequence of the programme's titles. */
  shows: readonly string[];
}

/** The hosts of shows, whose names no player has. */
export const channelHosts = ['Maja Holm', 'Jo Marsh'] as const;
const [nordicHost, verdantHost] = channelHosts;

export const channels: readonly Channel[] = [
  {
    id: 'nil-one',
    title: 'NIL One',
    description: 'The league’s own channel: conferences, studio and late shows.',
    sport: 'ice-hockey',
    identities: ['nordic-men', 'nordic-women', 'nordic-cup', 'nordic-studio'],
    teams: [],
    colors: ['#ff6a13', '#d94f00', '#160a02'],
    logoLines: ['NIL', 'ONE'],
    shows: [
      'Studio: round 31 live conference',
      `Late Shift with ${nordicHost}`,
      'Morning skate',
      'The penalty box',
      'Round-up',
    ],
  },
  {
    id: 'ice-24',
    title: 'Ice 24',
    description: 'Hockey around the clock.',
    sport: 'ice-hockey',
    identities: ['nordic-men', 'nordic-women', 'nordic-cup', 'nordic-studio'],
    teams: [],
    colors: ['#9fdcff', '#6fc3f2', '#06202e'],
    logoLines: ['ICE', '24'],
    shows: ['Ice Hockey Tonight', 'Luleå vs Turku, replay', 'Top ten saves', 'Ice Hockey Today', 'Face-off'],
  },
  {
    id: 'nil-classic',
    title: 'NIL Classic',
    description: 'Great nights from the archive.',
    sport: 'ice-hockey',
    identities: ['nordic-men', 'nordic-studio'],
    teams: [],
    colors: ['#2b3852', '#1b1d24', '#ffffff'],
    logoLines: ['NIL', 'CLASSIC'],
    shows: [
      'Final 2009: Forge vs Wolves',
      'Legends of the crease',
      'Final 1998: Aurora vs Ravens',
      'The longest overtime',
    ],
  },
  {
    id: 'verdant-one',
    title: 'Verdant TV',
    description: 'Matchday live from the Vale, and everything between.',
    sport: 'football',
    identities: ['premier-division', 'premier-women', 'under-18', 'verdant-tv'],
    teams: ['ver', 'ver-w', 'ver-u18'],
    colors: ['#0a7a43', '#063d22', '#ffffff'],
    logoLines: ['VERDANT', 'TV'],
    shows: [
      'Matchday live from the Vale',
      `Full time with ${verdantHost}`,
      'Fan line',
      'Training ground',
      'Press room',
    ],
  },
  {
    id: 'verdant-classic',
    title: 'Verdant Classic',
    description: 'Old cups, old kits, full matches.',
    sport: 'football',
    identities: ['premier-division', 'verdant-tv'],
    teams: ['ver'],
    colors: ['#15396b', '#0e2a57', '#ffffff'],
    logoLines: ['CLASSIC'],
    shows: ['Cup final 1998, full match', 'Season review 2004', 'The class of 2011', 'Derby days'],
  },
  {
    id: 'galil-one',
    title: 'ערוץ הגליל',
    description: 'כדורסל מהגליל, מסביב לשעון.',
    sport: 'basketball',
    identities: ['galil-premier', 'galil-women', 'galil-studio'],
    teams: [],
    colors: ['#0b5fa5', '#06325a', '#ffffff'],
    logoLines: ['גליל'],
    shows: ['האולפן: לפני המשחק', 'משחק המחזור, שידור חוזר', 'זריקה אחרונה', 'בוקר של כדורסל', 'סיכום הערב'],
  },
];
