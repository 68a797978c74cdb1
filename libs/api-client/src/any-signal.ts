/**
 * Returns a signal that aborts when one of its signals aborts. Replaces `AbortSignal.any`, which old browsers lack
 * (docs/decisions/0066).
 */
export function anySignal(...signals: [AbortSignal, AbortSignal]): AbortSignal;
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined;
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const definedSignals = signals.filter((signal) => signal !== undefined);
  if (definedSignals.length < 2) return definedSignals[0];
  const combinedController = new AbortController();
  for (const signal of definedSignals) {
    const forwardAbort = (): void => combinedController.abort(signal.reason);
    if (signal.aborted) forwardAbort();
    else signal.addEventListener('abort', forwardAbort, { signal: combinedController.signal });
  }
  return combinedController.signal;
}
