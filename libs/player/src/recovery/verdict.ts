import type { PlayerProblem, ProblemKind } from '../engine/player-problem.ts';

/** How recovery reacts to a problem. */
export type Verdict = 'ignore' | 'retry-later' | 'reload-now' | 'give-up';

/** The number of attempts since the video last played well. */
export interface FailureCounts {
  /** Reloads because of a decode error. */
  decode: number;
  /** Reloads because a segment could not be read. */
  broken: number;
  /** Reloads because no key decrypted the stream. */
  locked: number;
  /** Loads because segments or their key were refused. */
  forbidden: number;
}

/** Whether segments or a key were refused. Only another address or another permission helps, not a retry. */
export const isRefusal = ({ kind, request }: PlayerProblem): boolean =>
  kind === 'forbidden' && (request === 'segment' || request === 'key');

/** Whether the engine no longer requests a segment or a key: it remembers a failed key until the next load. */
export const isWithheld = (problem: PlayerProblem): boolean => isRefusal(problem) || problem.request === 'key';

const permanentKinds: ReadonlySet<ProblemKind> = new Set(['decode', 'broken', 'locked', 'unsupported', 'tooLong']);

/** Whether another load rarely helps. */
export const isPermanent = (problem: PlayerProblem): boolean => isRefusal(problem) || permanentKinds.has(problem.kind);

export const noFailures: FailureCounts = { decode: 0, broken: 0, locked: 0, forbidden: 0 };

const isCountedKind = (kind: ProblemKind): kind is keyof FailureCounts => kind in noFailures;

/** Counts a load for problems that cause only one immediate load. */
export const countFailure = (failureCounts: FailureCounts, problem: PlayerProblem): FailureCounts =>
  isPermanent(problem) && isCountedKind(problem.kind)
    ? { ...failureCounts, [problem.kind]: failureCounts[problem.kind] + 1 }
    : failureCounts;

/**
 * The rules for problems. Decode errors, unreadable segments, failed keys and refusals cause one immediate load,
 * because a licence or an address may have expired. A live stream may work again with its next segments, but a browser
 * never gains a key system.
 */
export function judgeProblem(problem: PlayerProblem, failureCounts: FailureCounts, isLive: boolean): Verdict {
  const { kind } = problem;
  if (kind === 'interrupted') return 'ignore';
  if (kind === 'protected') return 'give-up';
  if (!isPermanent(problem)) return 'retry-later';
  if (isCountedKind(kind) && failureCounts[kind] === 0) return 'reload-now';
  return isLive ? 'retry-later' : 'give-up';
}
