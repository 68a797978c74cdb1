import { sportPeriods } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { formatClockDigits, getClockText } from './clock-text.ts';

/** The match time of a moment. */
export interface MomentTime {
  /** `35’` if the match clock counts up, else the clock's digits: `12:47`. Left to right. */
  short: string;
  /** `2nd period, 12:47 left` */
  sentence: string;
}

/**
 * The match time of a moment, as its match clock showed it.
 * @param period from 1
 * @param seconds played in the period
 */
export function getMomentTime(
  period: number,
  seconds: number,
  sportType: string | undefined,
  text: Translate,
): MomentTime {
  const sport = sportPeriods(sportType);
  // A running clock shows its digits in every phase of the match.
  const { sentence } = getClockText({ period, seconds, isRunning: true, atMs: 0, sport }, sportType, 0, text);
  const digits = formatClockDigits(period, seconds, sport);
  const minutes = /^(\d+):\d\d$/.exec(digits)?.[1];
  // The first minute of a match is 1.
  const minuteText = minutes === undefined ? digits : String(Number(minutes) + 1);
  return { short: sport?.shows === 'played' ? `${minuteText}’` : digits, sentence };
}
