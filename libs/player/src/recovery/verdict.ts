import type { PlayerProblem } from '../engine/player-problem.ts';

/** What to do about a problem. */
export type Verdict = 'ignore' | 'retry-later' | 'reload-now' | 'give-up';

/** What has been tried since the picture last ran well. */
export interface Tried {
  /** Reloads because of a decode error. */
  decode: number;
  /** Reloads because a segment could not be read. */
  broken: number;
  /** Reloads because no key opened the stream. */
  locked: number;
  /** Asked for a new address because segments or their key were refused. */
  forbidden: number;
}

/** Refused segments and a refused key play with another address or another right, and by no retry. */
export const isRefusal = ({ kind, request }: PlayerProblem): boolean =>
  kind === 'forbidden' && (request === 'segment' || request === 'key');

export const untried: Tried = { decode: 0, broken: 0, locked: 0, forbidden: 0 };

/** Counts a reload for the problems that get one only. */
export function withTry(tried: Tried, { kind }: PlayerProblem): Tried {
  const isCounted = kind === 'decode' || kind === 'broken' || kind === 'locked' || kind === 'forbidden';
  return isCounted ? { ...tried, [kind]: tried[kind] + 1 } : tried;
}

/** Whether engine or decoder make no picture of the segments. */
export const isNoise = ({ kind }: PlayerProblem): boolean => kind === 'decode' || kind === 'broken';

/**
 * One place for the rules: an interrupted load is no error, what is too long or this browser cannot play stays so, a decode error gets
 * one recovery and so does a lock (a licence may have run out), refused segments and keys get one question for the current address, everything else is tried again.
 * A live stream of noise may be well with its next segments.
 */
export function judge(problem: PlayerProblem, tried: Tried, isLive: boolean): Verdict {
  switch (problem.kind) {
    case 'interrupted':
      return 'ignore';
    case 'unsupported':
    case 'tooLong':
    case 'protected':
      return 'give-up';
    case 'decode':
    case 'broken':
      if (tried[problem.kind] === 0) return 'reload-now';
      return isLive ? 'retry-later' : 'give-up';
    case 'locked':
      return tried.locked === 0 ? 'reload-now' : 'give-up';
    case 'forbidden':
      if (!isRefusal(problem)) return 'retry-later';
      return tried.forbidden === 0 ? 'reload-now' : 'give-up';
    default:
      return 'retry-later';
  }
}
