import type { Language, Sport } from './leagues.ts';

/** The words of titles and descriptions, in the language of a league. */
export interface Phrases {
  versus: (home: string, away: string) => string;
  description: (round: string, venue: string) => string;
  /** The text of a play-off round, in place of a league's word for a round. */
  playoffRound: string;
  result: (home: string, away: string, score1: number, score2: number) => string;
  recapSafe: (home: string, away: string) => string;
  /** What a scorer does, after the player's name. */
  goals: readonly string[];
  /** What a player does in defence, after the player's name. */
  saves: readonly string[];
  clips: readonly string[];
}

const english: Omit<Phrases, 'goals' | 'saves' | 'clips'> = {
  versus: (home, away) => `${home} vs ${away}`,
  description: (round, venue) =>
    `${round.charAt(0).toUpperCase()}${round.slice(1)} at ${venue}, with live commentary and every key moment.`,
  playoffRound: 'play-off round',
  result: (home, away, score1, score2) => `${home} ${score1}–${score2} ${away}, extended highlights`,
  recapSafe: (home, away) => `${home} vs ${away}, extended highlights`,
};

const hockey: Phrases = {
  ...english,
  goals: ['goes bar down', 'wins it between the legs', 'scores short-handed', 'on the breakaway'],
  saves: ['with the glove save of the night', 'robs the shooter with the pad'],
  clips: [
    'Hip check at the blue line',
    'Face-off win, goal in six seconds',
    'Two pads, one puck',
    'Top shelf',
    'Warm-up hands',
    'Tape to tape',
  ],
};

const football: Phrases = {
  ...english,
  goals: [
    'and a solo run from the halfway line',
    'bends it into the far corner',
    'heads it home at the near post',
    'from thirty yards',
  ],
  saves: ['saves with the fingertips', 'keeps out the header on the line'],
  clips: [
    'Nutmeg on the touchline',
    'Corner routine, filmed from the bench',
    'Sprint, cut, finish',
    'Warm-up volleys',
    'Derby day, pitch side',
    'Turn and go',
  ],
};

const volleyball: Phrases = {
  ...english,
  goals: [
    'with three aces in a row',
    'off the block and out',
    'at the net, one against three',
    'down the line on set point',
  ],
  saves: ['digs it from behind the boards', 'keeps the rally alive with one hand'],
  clips: [
    'Forty-shot rally',
    'Roof at the antenna',
    'Jump serve, straight down',
    'One hand, back to the court',
    'Warm-up pepper',
    'Set point, held',
  ],
};

const hebrewBasketball: Phrases = {
  versus: (home, away) => `${home} נגד ${away}`,
  description: (round, venue) => `${round} ב${venue}, בשידור ישיר עם כל רגעי המפתח.`,
  playoffRound: 'פלייאוף, מחזור',
  result: (home, away, score1, score2) => `${home} – ${away} ${score1}:${score2}, תקציר מורחב`,
  recapSafe: (home, away) => `${home} נגד ${away}, תקציר מורחב`,
  // Nouns, because in some languages a verb would show the player's gender.
  goals: ['בהטבעה של הערב', 'עם שלשה מחצי מגרש', 'עם סל על הבאזר', 'במהלך של הערב'],
  saves: ['בחסימה מעל הטבעת', 'בחסימה של הערב'],
  clips: ['שלשה מהפינה', 'חטיפה וסל קל', 'אלי-הופ מושלם', 'חימום לפני המשחק', 'מסירה מאחורי הגב', 'ריבאונד וריצה'],
};

const bySport: Readonly<Record<Sport, Phrases>> = {
  'ice-hockey': hockey,
  football,
  basketball: hebrewBasketball,
  volleyball,
};

export const getPhrases = (sport: Sport): Phrases => bySport[sport];

/** The titles of the studios' videos, by studio. */
export const studioTitles: Readonly<Record<string, readonly string[]>> = {
  'nordic-studio': [
    'Mic’d up: a night inside the Wolves bench',
    'How Luleå built the league’s fastest line',
    'Draft watch: five names to know',
    'Breakdown: Helsinki’s 1-3-1 power play',
    'Ten saves that decided the round',
    'Coach Nygård on a wild third period',
    'The long road to Tromsø',
    'Final 2009: Forge vs Wolves',
    'Legends of the crease',
    'Season so far',
  ],
  'verdant-tv': [
    'Inside matchday: the kit room at 6 a.m.',
    'Season diary: first start, first goal',
    'Quill: “We earned that second half”',
    'Tactics: why the press works',
    'Mbeki’s first fifty goals',
    'Set pieces, explained',
    'Every pass of the 42-touch goal',
    'Cup final 1998, full match',
    'A day with the groundskeeper',
    'Academy: the next eleven',
  ],
  'galil-studio': [
    'האולפן: סיכום המחזור',
    'ניתוח: ההגנה האזורית של נשרי הגליל',
    'ראיון: מאמן כוכבי צפת',
    'עשרת המהלכים של השבוע',
    'מאחורי הקלעים בהיכל הגליל',
    'הדרך לפיינל פור',
    'חמישה שמות לדראפט',
    'קלאסיקה: גמר הגביע',
    'עם מיקרופון על הספסל',
    'העונה עד כה',
  ],
};

/** The parts of a season: the id and the title of each sub-category of a league. */
export const seasonParts: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['regular', 'Regular season'],
    ['playoffs', 'Play-offs'],
  ],
  he: [
    ['regular', 'העונה הסדירה'],
    ['playoffs', 'פלייאוף'],
  ],
};
