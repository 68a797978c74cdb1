/**
 * A signal that aborts with the first of its signals. Replaces `AbortSignal.any`, which the oldest browsers lack
 * (docs/decisions/0066).
 */
export function anySignal(...signals: [AbortSignal, AbortSignal]): AbortSignal;
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined;
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  if (given.length < 2) return given[0];
  const first = new AbortController();
  for (const signal of given) {
    const end = (): void => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}
