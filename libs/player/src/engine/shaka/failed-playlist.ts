import { manifestRequest } from './manifest-filter.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

interface FailedPlaylist {
  address: string;
  /** Whether a retry cannot help, because the playlist did not arrive in time. */
  isFinal: boolean;
}

/** Returns the playlist whose download has failed; null for another kind of request or an aborted one. */
export function readFailedPlaylist(event: Event): FailedPlaylist | null {
  const [type, request, error]: unknown[] = ['requestType', 'request', 'error'].map((key) => Reflect.get(event, key));
  const problem = toPlayerProblem(error);
  if (type !== manifestRequest || problem.code === code.operationAborted) return null;
  const addresses: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, 'uris') : undefined;
  const firstAddress: unknown = Array.isArray(addresses) ? addresses[0] : undefined;
  return typeof firstAddress === 'string' ? { address: firstAddress, isFinal: problem.code === code.timeout } : null;
}
