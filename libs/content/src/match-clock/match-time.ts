import { sportPeriods, type EventClock, type SportPeriods } from '@touchline/contract';

/** A match clock as it was at one moment. */
export interface ClockView {
  /** From 1; a number above the sport's count is overtime, and above the overtimes it is the shoot-out. */
  period: number;
  /** Seconds played in the period when `at` was. */
  seconds: number;
  running: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  /** Undefined for a sport whose periods are not known. */
  sport: SportPeriods | undefined;
}

/** The phase, period and seconds of a match at one moment. */
export interface MatchTime {
  phase: 'before' | 'play' | 'break' | 'shoot-out' | 'over';
  /** The current period, or in a break the period before it; overtime continues the numbering. */
  period: number;
  /** Seconds played in it. */
  seconds: number;
}

/** @param updatedAt when the clock was read, ISO 8601; without it a running clock stops at `seconds` */
export function toClockView(
  clock: EventClock | undefined,
  sportType: string | undefined,
  updatedAt: string | undefined,
): ClockView | undefined {
  if (!clock || clock.period < 1) return undefined;
  const at = updatedAt === undefined ? Number.NaN : Date.parse(updatedAt);
  return {
    period: Math.floor(clock.period),
    seconds: Math.max(0, clock.seconds),
    running: clock.running === true && !Number.isNaN(at),
    at: Number.isNaN(at) ? 0 : at,
    sport: sportPeriods(sportType),
  };
}

/** The number of sets that every match has, in sports whose periods are not known. */
const surePeriods = 3;

/** Whether the current period itself reveals a tie or a close score: overtime, a shoot-out, a fourth set. */
export const revealsByClock = ({ period, sport }: ClockView): boolean => period > (sport?.count ?? surePeriods);

/** The longest time that a clock runs without a message; after that the feed counts as silent. */
const maxSilenceSeconds = 15 * 60;

/** How long a period lasts, in seconds: overtime is shorter in most sports. Undefined if leagues differ. */
export const periodSeconds = (sport: SportPeriods, period: number): number | undefined =>
  period > sport.count ? sport.overtime.seconds : sport.seconds;

/** A shoot-out has no clock: it is a period after overtime whose clock is stopped at 0. A running clock means another overtime. */
const isShootOut = ({ period, sport }: ClockView, seconds: number): boolean =>
  sport !== undefined && sport.overtime.shootOut && seconds === 0 && period > sport.count + sport.overtime.count;

function secondsAt(clock: ClockView, now: number): number {
  if (!clock.running) return clock.seconds;
  const passed = Math.min(maxSilenceSeconds, Math.max(0, (now - clock.at) / 1000));
  const seconds = clock.seconds + passed;
  // A countdown cannot pass zero; a clock that counts up runs into stoppage time.
  const length = clock.sport?.shows === 'left' ? periodSeconds(clock.sport, clock.period) : undefined;
  return length === undefined ? seconds : Math.min(seconds, Math.max(length, clock.seconds));
}

/** The phase of the match, its period, and the seconds played in it. @param now milliseconds since the epoch */
export function matchTimeAt(clock: ClockView, now: number): MatchTime {
  const seconds = secondsAt(clock, now);
  const { period, running, sport } = clock;
  if (running) return { phase: 'play', period, seconds };
  if (isShootOut(clock, seconds)) return { phase: 'shoot-out', period, seconds };
  if (seconds === 0)
    return period === 1 ? { phase: 'before', period, seconds } : { phase: 'break', period: period - 1, seconds };
  const length = sport && periodSeconds(sport, period);
  if (!sport || length === undefined || seconds < length) return { phase: 'play', period, seconds };
  return { phase: period < sport.count ? 'break' : 'over', period, seconds };
}

/** Whether the feed has missed a change: no time is left, or the clock has run too long without a message. */
export function hasRunOut(clock: ClockView, now: number): boolean {
  const { phase, seconds } = matchTimeAt(clock, now);
  if (phase !== 'play' || !clock.running) return phase === 'over';
  const { sport, at, period } = clock;
  const length = sport?.shows === 'left' ? periodSeconds(sport, period) : undefined;
  return now - at >= maxSilenceSeconds * 1000 || (length !== undefined && seconds >= length);
}

/** How much of regular time has been played, 0 to 1; overtime is 1. Undefined for a sport whose periods are not known. */
export function matchProgress(clock: ClockView, now: number): number | undefined {
  const { sport } = clock;
  if (!sport) return undefined;
  const { period, phase, seconds } = matchTimeAt(clock, now);
  const inPeriod = phase === 'break' || phase === 'over' ? sport.seconds : Math.min(seconds, sport.seconds);
  return Math.min(1, ((period - 1) * sport.seconds + inPeriod) / (sport.count * sport.seconds));
}

/** Where the periods end along the touchline, each 0 to 1, without the ends of the line. */
export function periodTicks(sportType: string | undefined): number[] {
  const sport = sportPeriods(sportType);
  return sport ? Array.from({ length: sport.count - 1 }, (_, index) => (index + 1) / sport.count) : [];
}
