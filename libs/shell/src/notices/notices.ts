import { createValue } from '@touchline/contract';
import type { Notify } from '@touchline/feature-kit';

type Toaster = (typeof import('@touchline/ui-kit/toast'))['Toaster'];

export interface RecentNotice {
  kind: 'success' | 'danger';
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Toasts (specification, section 2): the toaster's code loads with the first toast, or before it. */
export interface Notices {
  notify: Notify;
  /** The last toasts, shown or pending. */
  recent: () => readonly RecentNotice[];
  /** Loads the toaster's code. A failure is ignored until the first toast. */
  prepare: () => void;
  /** The component that shows toasts; null until the page has had a toast. */
  toaster: () => Toaster | null;
  onToaster: (listener: () => void) => () => void;
}

const loadToasts = () => import('@touchline/ui-kit/toast');

export function createNotices(): Notices {
  const toaster = createValue<Toaster | null>(null);
  let recentNotices: readonly RecentNotice[] = [];
  let isFailureLogged = false;
  return {
    async notify(kind, text, action) {
      recentNotices = [...recentNotices.slice(-2), { kind, text, at: Date.now() }];
      try {
        const { Toaster, toastDanger, toastSuccess } = await loadToasts();
        toaster.set(Toaster);
        (kind === 'success' ? toastSuccess : toastDanger)(text, { action });
      } catch (error) {
        // The specification (section 8) requires this message. The viewer loses little: the page also shows the toast's
        // text, or the text is of short use.
        if (!isFailureLogged) console.error('Failed to setup toast containers!', error);
        isFailureLogged = true;
        action?.onExpire?.();
      }
    },
    recent: () => recentNotices,
    prepare: () => void loadToasts().catch(() => undefined),
    toaster: toaster.get,
    onToaster: toaster.subscribe,
  };
}
