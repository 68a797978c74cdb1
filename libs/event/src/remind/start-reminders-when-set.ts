import type { StartContext } from '@touchline/feature-kit';
import { reminderStore } from './reminder-store.ts';

/** Follows the viewer's reminders. Their code loads only once the viewer has a reminder. */
export function startRemindersWhenSet(context: StartContext): void {
  const load = () =>
    // The next page retries a failed load.
    void import('./start-reminders.ts').then(({ startReminders }) => startReminders(context)).catch(() => undefined);
  if (reminderStore.getAll().length > 0) return load();
  const unsubscribe = reminderStore.subscribe(() => {
    unsubscribe();
    load();
  });
}
