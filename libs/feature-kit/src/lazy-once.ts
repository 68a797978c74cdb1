/**
 * Loads once and keeps the result; the next call retries a failed load. Even for loaded code each `import()` waits for
 * the browser's drawing, which would delay a pressed link.
 */
export function lazyOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => (kept = undefined));
    return loading;
  };
}
