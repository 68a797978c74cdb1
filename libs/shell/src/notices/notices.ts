import type { Notify } from '@touchline/feature-kit';

type Toaster = (typeof import('@touchline/ui-kit/toast'))['Toaster'];

/** Toasts (section 2): what shows them is loaded with the first one, or ahead of it. */
export interface Notices {
  notify: Notify;
  /** Loads what shows toasts. A failure is nobody's loss yet. */
  prepare: () => void;
  /** Where toasts stand; null until the page has had one. */
  toaster: () => Toaster | null;
  onToaster: (listener: () => void) => () => void;
}

const load = () => import('@touchline/ui-kit/toast');

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let toaster: Toaster | null = null;
  let isFailureTold = false;
  return {
    async notify(kind, text, action) {
      try {
        const { Toaster, toastDanger, toastSuccess } = await load();
        if (!toaster) {
          toaster = Toaster;
          listeners.forEach((listener) => listener());
        }
        (kind === 'success' ? toastSuccess : toastDanger)(text, { action });
      } catch (error) {
        // Section 8's words. What the toast would have said stands in the page too, or was of passing interest.
        if (!isFailureTold) console.error('Failed to setup toast containers!', error);
        isFailureTold = true;
      }
    },
    prepare: () => void load().catch(() => undefined),
    toaster: () => toaster,
    onToaster(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
