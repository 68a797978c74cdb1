import { eventPath } from '@touchline/content';
import type { StartContext } from '@touchline/feature-kit';
import { type Reminder, reminderStore } from './reminder-store.ts';

/** How long before a match begins its reminder speaks, in milliseconds. */
const lead = 10 * 60_000;
/** What began longer ago is no news any more. */
const late = 60 * 60_000;
/** Longer than a browser's timer waits. */
const longestWait = 2 ** 31 - 1;

type RemindContext = Pick<StartContext, 'navigate' | 'notify' | 'texts'>;

/** A notification of the system where the page is not looked at and the viewer allowed it, else a toast. */
async function remind({ id, title }: Reminder, { navigate, notify, texts }: RemindContext): Promise<void> {
  const words = (await texts())('actions.reminder', { title });
  const isSeen = document.visibilityState === 'visible';
  if (!isSeen && 'Notification' in window && Notification.permission === 'granted') {
    try {
      const notice = new Notification(words, { tag: `event-${id}` });
      notice.addEventListener('click', () => {
        window.focus();
        navigate(eventPath({ id, status: 'upcoming' }));
      });
      return;
    } catch {
      // Phones only take them from a service worker.
    }
  }
  notify('success', words);
}

/** Speaks of each match ten minutes before it begins, in one of the viewer's open tabs. Returns its end. */
export function followReminders(context: RemindContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const [next] = reminderStore.all();
    if (!next) return;
    timer = setTimeout(speak, Math.min(longestWait, Math.max(0, next.at - lead - Date.now())));
  };
  const speak = (): void => {
    const now = Date.now();
    for (const reminder of reminderStore.take(now + lead)) if (reminder.at > now - late) void remind(reminder, context);
    plan();
  };
  const stop = reminderStore.subscribe(plan);
  plan();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
