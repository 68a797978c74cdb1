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
  /** Titles of short clips of a goal, and of a save. */
  goalClips: readonly string[];
  saveClips: readonly string[];
}

const english: Omit<Phrases, 'goals' | 'saves' | 'goalClips' | 'saveClips'> = {
  versus: (home, away) => `${home} vs ${away}`,
  description: (round, venue) =>
    `${round.charAt(0).toUpperCase()}${round.slice(1)} at ${venue}, with live commentary and every key moment.`,
  playoffRound: 'play-off round',
  result: (home, away, score1, score2) => `${home} ${score1}–${score2} ${away}, extended highlights`,
  recapSafe: (home, away) => `${home} vs ${away}, extended highlights`,
};

const hockey: Phrases = {
  ...english,
  goals: ['wins it from the slot', 'with the goal of the night', 'shoots, and scores', 'beats the goalkeeper'],
  saves: ['with the save of the night', 'robs the shooter'],
  goalClips: ['Tape to tape, and in', 'The red light', 'In the net', 'One shot, one goal'],
  saveClips: ['Two pads, one puck', 'Not this time', 'The wall', 'Stopped'],
};

const football: Phrases = {
  ...english,
  goals: ['finds the corner', 'scores from inside the area', 'with the goal of the day', 'beats the goalkeeper'],
  saves: ['gets both hands to it', 'keeps it out'],
  goalClips: ['Sprint, cut, finish', 'Into the corner', 'One touch, one goal', 'The net moves'],
  saveClips: ['Safe hands', 'Not this time', 'Held', 'The goalkeeper gets there'],
};

const volleyball: Phrases = {
  ...english,
  goals: ['at the net, one against three', 'puts the set point away', 'ends the set', 'from the outside'],
  saves: ['digs it from the floor', 'keeps the rally alive'],
  goalClips: ['Set point, taken', 'Straight down', 'One swing, one set', 'The last point'],
  saveClips: ['Off the floor', 'The rally goes on', 'What a dig', 'Kept alive'],
};

const hebrewBasketball: Phrases = {
  versus: (home, away) => `${home} נגד ${away}`,
  description: (round, venue) => `${round} ב${venue}, בשידור ישיר עם כל רגעי המפתח.`,
  playoffRound: 'פלייאוף, מחזור',
  result: (home, away, score1, score2) => `${home} – ${away} ${score1}:${score2}, תקציר מורחב`,
  recapSafe: (home, away) => `${home} נגד ${away}, תקציר מורחב`,
  // Nouns, because in some languages a verb would show the player's gender.
  goals: ['בסל של הערב', 'עם סל חשוב', 'עם סל בסיום', 'במהלך של הערב'],
  saves: ['עם ריבאונד הגנה', 'בהגנה של הערב'],
  goalClips: ['ישר לסל', 'מסירה וסל', 'רק רשת', 'סל של הערב'],
  saveClips: ['ריבאונד הגנה', 'החטאה וריבאונד', 'הגנה חזקה', 'הכדור בחוץ'],
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
    'A coach’s notes on a wild third period',
    'The long road to Tromsø',
    'Final 2009: Forge vs Wolves',
    'Legends of the crease',
    'Season so far',
  ],
  'verdant-tv': [
    'Inside matchday: the kit room at 6 a.m.',
    'Season diary: first start, first goal',
    'After the match: “We earned that second half”',
    'Tactics: why the press works',
    'Fifty goals in one season',
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
