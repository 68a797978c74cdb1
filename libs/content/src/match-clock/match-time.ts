import { sportPeriods, type EventClock, type SportPeriods } from '@touchline/contract';

/** A match clock at one moment. */
export interface ClockView {
  /** From 1. Numbers above the sport's count are overtime; the number after all overtimes is the shoot-out. */
  period: number;
  /** Seconds of the period that were played at `atMs`. */
  seconds: number;
  isRunning: boolean;
  /** Milliseconds since the epoch. */
  atMs: number;
  /** Undefined for a sport with unknown periods. */
  sport: SportPeriods | undefined;
}

/** The phase, period and seconds of a match at one moment. */
export interface MatchTime {
  phase: 'before' | 'play' | 'break' | 'shoot-out' | 'over';
  /** The current period, or in a break the period before it. Overtime continues the numbers. */
  period: number;
  /** Seconds of the period that have been played. */
  seconds: number;
}

/** @param updatedAt the time of the clock's value, ISO 8601; without it a running clock stays at `seconds` */
export function toClockView(
  clock: EventClock | undefined,
  sportType: string | undefined,
  updatedAt: string | undefined,
): ClockView | undefined {
  if (!clock || clock.period < 1) return undefined;
  const updatedAtMs = updatedAt === undefined ? Number.NaN : Date.parse(updatedAt);
  return {
    period: Math.floor(clock.period),
    seconds: Math.max(0, clock.seconds),
    isRunning: clock.running === true && !Number.isNaN(updatedAtMs),
    atMs: Number.isNaN(updatedAtMs) ? 0 : updatedAtMs,
    sport: sportPeriods(sportType),
  };
}

/** In sports without known periods, no match has fewer sets than this. */
const periodsWithFixedLength = 3;

/** Whether the current period itself reveals a tie or a close score: overtime, a shoot-out, a fourth set. */
export const revealsByClock = ({ period, sport }: ClockView): boolean =>
  period > (sport?.count ?? periodsWithFixedLength);

/** A clock runs at most this long without a message. After that time, the backend counts as silent. */
const maxSilenceSeconds = 15 * 60;

/** The length of a period in seconds: overtime is shorter in most sports. Undefined if leagues differ. */
export const getPeriodSeconds = (sport: SportPeriods, period: number): number | undefined =>
  period > sport.count ? sport.overtime.seconds : sport.seconds;

/**
 * A shoot-out has no clock: it is a period after overtime with a clock that is stopped at 0. If the clock runs, the
 * period is another overtime.
 */
const isShootOut = ({ period, sport }: ClockView, seconds: number): boolean =>
  sport !== undefined && sport.overtime.shootOut && seconds === 0 && period > sport.count + sport.overtime.count;

function getSecondsAt(clock: ClockView, now: number): number {
  if (!clock.isRunning) return clock.seconds;
  const elapsedSeconds = Math.min(maxSilenceSeconds, Math.max(0, (now - clock.atMs) / 1000));
  const seconds = clock.seconds + elapsedSeconds;
  // A clock that counts down stops at zero; a clock that counts up continues into stoppage time.
  const length = clock.sport?.shows === 'left' ? getPeriodSeconds(clock.sport, clock.period) : undefined;
  return length === undefined ? seconds : Math.min(seconds, Math.max(length, clock.seconds));
}

/** The phase of the match, its period, and the seconds played in it. @param now milliseconds since the epoch */
export function getMatchTime(clock: ClockView, now: number): MatchTime {
  const seconds = getSecondsAt(clock, now);
  const { period, isRunning, sport } = clock;
  if (isRunning) return { phase: 'play', period, seconds };
  if (isShootOut(clock, seconds)) return { phase: 'shoot-out', period, seconds };
  if (seconds === 0)
    return period === 1 ? { phase: 'before', period, seconds } : { phase: 'break', period: period - 1, seconds };
  const length = sport && getPeriodSeconds(sport, period);
  if (!sport || length === undefined || seconds < length) return { phase: 'play', period, seconds };
  return { phase: period < sport.count ? 'break' : 'over', period, seconds };
}

/** Whether the page has probably missed a message: no time is left, or the clock has run too long without a message. */
export function hasClockRunOut(clock: ClockView, now: number): boolean {
  const { phase, seconds } = getMatchTime(clock, now);
  if (phase !== 'play' || !clock.isRunning) return phase === 'over';
  const { sport, atMs, period } = clock;
  const length = sport?.shows === 'left' ? getPeriodSeconds(sport, period) : undefined;
  return now - atMs >= maxSilenceSeconds * 1000 || (length !== undefined && seconds >= length);
}

/** The played share of regular time, 0 to 1; 1 in overtime. Undefined for a sport with unknown periods. */
export function getMatchProgress(clock: ClockView, now: number): number | undefined {
  const { sport } = clock;
  if (!sport) return undefined;
  const { period, phase, seconds } = getMatchTime(clock, now);
  const secondsInPeriod = phase === 'break' || phase === 'over' ? sport.seconds : Math.min(seconds, sport.seconds);
  return Math.min(1, ((period - 1) * sport.seconds + secondsInPeriod) / (sport.count * sport.seconds));
}

/** The positions along the touchline at which periods meet, each between 0 and 1. */
export function getPeriodTicks(sportType: string | undefined): number[] {
  const sport = sportPeriods(sportType);
  return sport ? Array.from({ length: sport.count - 1 }, (_, index) => (index + 1) / sport.count) : [];
}
