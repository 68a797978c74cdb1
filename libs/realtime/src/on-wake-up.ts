/**
 * Called when a network or a page comes back, because waiting for the back-off would show old scores.
 * @returns ends it
 */
export function onWakeUp(onWake: () => void): () => void {
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
