const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` once on Ctrl-C, on a signal, or when the parent process has ended: npm may end without passing
 * the signal on. @returns a function that removes the listeners
 */
export function onStop(stop: () => void): () => void {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && once(), 500);
  watch.unref();
  const removeListeners = () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, once);
  };
  const once = () => {
    removeListeners();
    // A second Ctrl-C must not end this program before its children have ended.
    for (const signal of signals) process.on(signal, () => undefined);
    stop();
  };
  for (const signal of signals) process.on(signal, once);
  return removeListeners;
}
