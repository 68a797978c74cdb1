import type { SportPeriods } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { matchTimeAt, type ClockView } from './match-time.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const minutesAndSeconds = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(Math.floor(seconds) % 60)}`;

/** `12:47` left or played, or `45+2` in stoppage time. */
function clockDigits(period: number, seconds: number, sport: SportPeriods | undefined): string {
  if (sport?.shows === 'left') return minutesAndSeconds(Math.max(0, sport.seconds - Math.floor(seconds)));
  if (!sport) return minutesAndSeconds(seconds);
  const before = (period - 1) * sport.seconds;
  const over = seconds - sport.seconds;
  if (over < 0) return minutesAndSeconds(before + seconds);
  return `${(before + sport.seconds) / 60}+${Math.floor(over / 60) + 1}`;
}

export interface ClockText {
  /** `P2`; for cards. */
  short: string;
  /** `3rd period`, `Half-time`. */
  long: string;
  /** `12:47`; undefined in a break. Tabular figures, left to right. */
  digits: string | undefined;
  /** `3rd period, 12:47 left`: one sentence. */
  sentence: string;
}

function periodName(
  form: 'short' | 'long',
  period: number,
  clock: ClockView,
  sportType: string | undefined,
  text: Translate,
): string {
  // Sports without known periods count "Period 1".
  if (!clock.sport) return text(`period.other.${form}`, { number: period });
  return period > clock.sport.count
    ? text(`overtime.${sportType}.${form}`)
    : text(`period.${sportType}.${form}.${period}`);
}

function breakName(period: number, clock: ClockView, sportType: string | undefined, text: Translate): string {
  const { sport } = clock;
  return sport && period < sport.count ? text(`break.${sportType}.${period}`) : text('break.other');
}

/** The words and digits of a match clock. @param now milliseconds since the epoch */
export function clockText(clock: ClockView, sportType: string | undefined, now: number, text: Translate): ClockText {
  const { phase, period, seconds } = matchTimeAt(clock, now);
  const plain = (words: string): ClockText => ({ short: words, long: words, digits: undefined, sentence: words });
  if (phase === 'before') return plain(text('clock.before'));
  if (phase === 'over') return plain(text('clock.over'));
  if (phase === 'break') return plain(breakName(period, clock, sportType, text));
  const long = periodName('long', period, clock, sportType, text);
  const digits = clockDigits(period, seconds, clock.sport);
  return {
    short: periodName('short', period, clock, sportType, text),
    long,
    digits,
    sentence: text(clock.sport?.shows === 'left' ? 'clock.left' : 'clock.played', { period: long, time: digits }),
  };
}
