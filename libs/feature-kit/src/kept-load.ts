/**
 * Loads something once and keeps it; what failed is tried again the next time. Even of code that is there each `import()` takes its
 * turn behind whatever the browser is drawing, which a press on a link would wait for.
 */
export function keptLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => (kept = undefined));
    return loading;
  };
}
