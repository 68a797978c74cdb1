import type { StartContext } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';

/** An event of the window after the first reminder was set. */
export const remindedEvent = 'touchline:reminded';

function hasReminders(): boolean {
  try {
    return localStorage.getItem(pageKey('reminders')) !== null;
  } catch {
    return false;
  }
}

/** Follows the viewer's reminders. Their code loads only once the viewer has a reminder. */
export function whenReminded(context: StartContext): void {
  const begin = () =>
    // A failed load is retried by the next page.
    void import('./follow-reminders.ts').then(({ followReminders }) => followReminders(context)).catch(() => undefined);
  if (hasReminders()) begin();
  else addEventListener(remindedEvent, begin, { once: true });
}
