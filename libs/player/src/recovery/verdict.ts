import type { PlayerProblem } from '../engine/player-problem.ts';

/** The reaction to a problem. */
export type Verdict = 'ignore' | 'retry-later' | 'reload-now' | 'give-up';

/** The attempts since the picture last ran well. */
export interface Tried {
  /** Reloads because of a decode error. */
  decode: number;
  /** Reloads because a segment could not be read. */
  broken: number;
  /** Reloads because no key opened the stream. */
  locked: number;
  /** Requests for a new address because segments or their key were refused. */
  forbidden: number;
}

/** A refusal of segments or a key needs another address or another right; a retry does not help. */
export const isRefusal = ({ kind, request }: PlayerProblem): boolean =>
  kind === 'forbidden' && (request === 'segment' || request === 'key');

export const noTries: Tried = { decode: 0, broken: 0, locked: 0, forbidden: 0 };

/** Counts a reload for problems that get only one. */
export function withTry(tried: Tried, { kind }: PlayerProblem): Tried {
  const isCounted = kind === 'decode' || kind === 'broken' || kind === 'locked' || kind === 'forbidden';
  return isCounted ? { ...tried, [kind]: tried[kind] + 1 } : tried;
}

/** Whether the engine or the decoder cannot make a picture of the segments. */
export const isNoise = ({ kind }: PlayerProblem): boolean => kind === 'decode' || kind === 'broken';

/**
 * The rules for problems. Decode errors, unreadable segments, locks and refusals get one reload; a lock may be an
 * expired licence, and a refusal an expired address. A live stream that stays unreadable may be good again with its
 * next segments.
 */
export function judgeProblem(problem: PlayerProblem, tried: Tried, isLive: boolean): Verdict {
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
