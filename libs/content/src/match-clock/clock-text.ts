import { sportPeriods, type SportPeriods } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { getMatchTime, getPeriodSeconds, type ClockView } from './match-time.ts';

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

const formatMinutesAndSeconds = (seconds: number): string =>
  `${formatTwoDigits(Math.floor(seconds / 60))}:${formatTwoDigits(Math.floor(seconds) % 60)}`;

/** The length of all periods before this period, in seconds. */
function getSecondsBefore(period: number, sport: SportPeriods): number {
  const overtimeCount = Math.max(0, period - 1 - sport.count);
  return (period - 1 - overtimeCount) * sport.seconds + overtimeCount * (sport.overtime.seconds ?? 0);
}

/** Whether the clock counts down: true for some sports if the period's length is known. */
const isCountdown = (period: number, sport: SportPeriods | undefined): boolean =>
  sport?.shows === 'left' && getPeriodSeconds(sport, period) !== undefined;

/** Formats a clock: `12:47` (time left or played), or `45+2` in stoppage time. */
export function formatClockDigits(period: number, seconds: number, sport: SportPeriods | undefined): string {
  const length = sport && getPeriodSeconds(sport, period);
  if (!sport || length === undefined) return formatMinutesAndSeconds(seconds);
  if (sport.shows === 'left') return formatMinutesAndSeconds(Math.max(0, length - Math.floor(seconds)));
  const secondsBefore = getSecondsBefore(period, sport);
  const overtimeSeconds = seconds - length;
  if (overtimeSeconds < 0) return formatMinutesAndSeconds(secondsBefore + seconds);
  return `${(secondsBefore + length) / 60}+${Math.floor(overtimeSeconds / 60) + 1}`;
}

/** Sports with sets show the number of the set and no clock, because a set has no fixed length. */
const setSports: ReadonlySet<string | undefined> = new Set(['volleyball']);

export interface ClockText {
  /** `P2`; for cards. */
  short: string;
  /** `3rd period`, `Half-time`. */
  long: string;
  /** `12:47`; undefined in a break and without a clock. Tabular figures, left to right. */
  digits: string | undefined;
  /** `3rd period, 12:47 left`: one sentence. */
  sentence: string;
}

/** The name of a period, counted from 1: `P2`, `2nd period`, `Set 2`. */
export function getPeriodText(
  form: 'short' | 'long',
  period: number,
  sportType: string | undefined,
  text: Translate,
): string {
  if (setSports.has(sportType)) return text('period.set', { number: period });
  const sport = sportPeriods(sportType);
  // A sport without known periods has "Period 1".
  if (!sport) return text(`period.other.${form}`, { number: period });
  const { count, overtime } = sport;
  if (period <= count) return text(`period.${sportType}.${form}.${period}`);
  const number = period - count;
  return number > overtime.count
    ? text(`overtime.numbered.${form}`, { number })
    : text(`overtime.${sportType}.${form}`);
}

function getBreakName(period: number, clock: ClockView, sportType: string | undefined, text: Translate): string {
  const { sport } = clock;
  return sport && period < sport.count ? text(`break.${sportType}.${period}`) : text('break.other');
}

/** The words and digits of a match clock. @param now milliseconds since the epoch */
export function getClockText(clock: ClockView, sportType: string | undefined, now: number, text: Translate): ClockText {
  const { phase, period, seconds } = getMatchTime(clock, now);
  const createPlainText = (message: string): ClockText => ({
    short: message,
    long: message,
    digits: undefined,
    sentence: message,
  });
  if (phase === 'before') return createPlainText(text('clock.before'));
  if (phase === 'over') return createPlainText(text('clock.over'));
  if (phase === 'break') return createPlainText(getBreakName(period, clock, sportType, text));
  if (phase === 'shoot-out') {
    const longText = text(`shootout.${sportType}.long`);
    return { short: text(`shootout.${sportType}.short`), long: longText, digits: undefined, sentence: longText };
  }
  if (setSports.has(sportType)) return createPlainText(text('period.set', { number: period }));
  const longText = getPeriodText('long', period, sportType, text);
  const digits = formatClockDigits(period, seconds, clock.sport);
  return {
    short: getPeriodText('short', period, sportType, text),
    long: longText,
    digits,
    sentence: text(isCountdown(period, clock.sport) ? 'clock.left' : 'clock.played', {
      period: longText,
      time: digits,
    }),
  };
}
