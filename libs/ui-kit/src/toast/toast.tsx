import type { ReactNode } from 'react';
import { toast as show } from 'sonner';
import { IconCircleAlert, IconCircleCheck } from '../icon/icons.gen.ts';

export interface ToastOptions {
  /** One action: "Try again". `onExpire` is called if the toast closes without a press. */
  action?: { label: string; onPress: () => void; onExpire?: (() => void) | undefined } | undefined;
  /** A toast with the same id replaces the shown one. */
  id?: string | undefined;
  description?: ReactNode;
}

/** Milliseconds of a toast with an action: enough to read and reach it (WCAG 2.2.1). */
const actionDisplayMs = 20_000;

/** Milliseconds of a failure: its text is longer, and no other part of the page shows it. */
const failureDisplayMs = 10_000;

const createToastOptions = (icon: ReactNode, { action, id, description }: ToastOptions) => ({
  icon,
  description,
  ...(id === undefined ? {} : { id }),
  ...(action && {
    action: { label: action.label, onClick: action.onPress },
    onAutoClose: () => action.onExpire?.(),
    onDismiss: () => action.onExpire?.(),
    duration: actionDisplayMs,
  }),
});

/** A success: at the top, for 4 seconds (20 with an action), paused under a pointer or the focus. */
export function toastSuccess(message: string, settings: ToastOptions = {}): void {
  show.success(message, createToastOptions(<IconCircleCheck />, settings));
}

/** A failure: an icon and words, never the live red; for 10 seconds (20 with an action). */
export function toastDanger(message: string, settings: ToastOptions = {}): void {
  show.error(message, { duration: failureDisplayMs, ...createToastOptions(<IconCircleAlert />, settings) });
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: string): void {
  show.dismiss(id);
}
