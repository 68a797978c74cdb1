import type { StartContext } from '@touchline/feature-kit';
import { pageKey } from '@touchline/feature-kit/marks';

/** On the window, once: a viewer wants to be reminded of something for the first time. */
export const remindedEvent = 'touchline:reminded';

function hasReminders(): boolean {
  try {
    return localStorage.getItem(pageKey('reminders')) !== null;
  } catch {
    return false;
  }
}

/** Follows the viewer's reminders, once there are some: until then it costs nobody its code. */
export function whenReminded(context: StartContext): void {
  const begin = () =>
    // It is asked for again with the next page.
    void import('./follow-reminders.ts').then(({ followReminders }) => followReminders(context)).catch(() => undefined);
  if (hasReminders()) begin();
  else addEventListener(remindedEvent, begin, { once: true });
}
