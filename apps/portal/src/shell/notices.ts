import type { Notify } from '@touchline/feature-kit';

/** Toasts (section 2): what shows them is loaded with the first one. */
export interface Notices {
  notify: Notify;
  /** Whether the page has had one, so that their place must be there. */
  wanted: () => boolean;
  onWanted: (listener: () => void) => () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let wanted = false;
  return {
    async notify(kind, text) {
      if (!wanted) {
        wanted = true;
        listeners.forEach((listener) => listener());
      }
      try {
        const { toastDanger, toastSuccess } = await import('@touchline/ui-kit/toast');
        (kind === 'success' ? toastSuccess : toastDanger)(text);
      } catch (error) {
        // Section 8's words. What the toast would have said stands in the page too, or was of passing interest.
        console.error('Failed to setup toast containers!', error);
      }
    },
    wanted: () => wanted,
    onWanted(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
