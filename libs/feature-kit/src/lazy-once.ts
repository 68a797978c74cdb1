/**
 * Loads once and keeps the result; the next call retries a failed load. Even for loaded code each `import()` waits for
 * the browser's drawing, which would delay a pressed link.
 */
export function lazyOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let currentLoad: Promise<Value> | undefined;
  return () => {
    if (currentLoad) return currentLoad;
    const startedLoad = load();
    currentLoad = startedLoad;
    startedLoad.catch(() => (currentLoad = undefined));
    return startedLoad;
  };
}
