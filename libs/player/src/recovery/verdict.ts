import type { PlayerProblem, ProblemKind } from '../engine/player-problem.ts';

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
  /** Loads because segments or their key were refused. */
  forbidden: number;
}

/** A refusal of segments or a key needs another address or another right; a retry does not help. */
export const isRefusal = ({ kind, request }: PlayerProblem): boolean =>
  kind === 'forbidden' && (request === 'segment' || request === 'key');

/** Whether the engine asks for a segment or a key no more: it remembers a failed key until the next load. */
export const isWithheld = (problem: PlayerProblem): boolean => isRefusal(problem) || problem.request === 'key';

const lasting: ReadonlySet<ProblemKind> = new Set(['decode', 'broken', 'locked', 'unsupported', 'tooLong']);

/** Whether another load rarely helps. */
export const isLasting = (problem: PlayerProblem): boolean => isRefusal(problem) || lasting.has(problem.kind);

export const noTries: Tried = { decode: 0, broken: 0, locked: 0, forbidden: 0 };

const isCounted = (kind: ProblemKind): kind is keyof Tried => kind in noTries;

/** Counts a load for problems that get only one at once. */
export const withTry = (tried: Tried, problem: PlayerProblem): Tried =>
  isLasting(problem) && isCounted(problem.kind) ? { ...tried, [problem.kind]: tried[problem.kind] + 1 } : tried;

/**
 * The rules for problems. Decode errors, unreadable segments, locks and refusals get one load at once; a lock may be an
 * expired licence, and a refusal an expired address. A live stream may be good again with its next segments or
 * playlist, but a browser never gets a key system.
 */
export function judgeProblem(problem: PlayerProblem, tried: Tried, isLive: boolean): Verdict {
  const { kind } = problem;
  if (kind === 'interrupted') return 'ignore';
  if (kind === 'protected') return 'give-up';
  if (!isLasting(problem)) return 'retry-later';
  if (isCounted(kind) && tried[kind] === 0) return 'reload-now';
  return isLive ? 'retry-later' : 'give-up';
}
