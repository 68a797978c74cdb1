/**
 * Calls back when a network or a page comes back: the moments when waiting for a back-off would show a viewer old scores.
 * Returns its end.
 */
export function watchWakeUps(onWake: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
