const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` once on Ctrl-C, on a signal, or when the parent process has ended: npm may end without passing
 * the signal on. @returns a function that removes the listeners
 */
export function onStop(stop: () => void): () => void {
  const parent = process.ppid;
  const parentTimer = setInterval(() => process.ppid !== parent && stopOnce(), 500);
  parentTimer.unref();
  const removeListeners = () => {
    clearInterval(parentTimer);
    for (const signal of signals) process.off(signal, stopOnce);
  };
  const stopOnce = () => {
    removeListeners();
    // A second Ctrl-C must not end this program before its children have ended.
    for (const signal of signals) process.on(signal, () => undefined);
    stop();
  };
  for (const signal of signals) process.on(signal, stopOnce);
  return removeListeners;
}
