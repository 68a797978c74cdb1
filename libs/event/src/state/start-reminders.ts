import { eventPath } from '@touchline/content';
import type { StartContext } from '@touchline/feature-kit';
import { type Reminder, reminderLeadMs, reminderStore } from './reminder-store.ts';

/** Milliseconds after the start of a match until its reminder is deleted. */
const maxLateMs = 60 * 60_000;
/** The longest wait of a browser's timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

type RemindContext = Pick<StartContext, 'navigate' | 'notify' | 'texts'>;

/** Shows a system notification in a hidden tab with permission for it, otherwise a toast. */
async function showReminder({ id, title }: Reminder, { navigate, notify, texts }: RemindContext): Promise<void> {
  const message = (await texts())('actions.reminder', { title });
  const isPageVisible = document.visibilityState === 'visible';
  if (!isPageVisible && 'Notification' in window && Notification.permission === 'granted') {
    try {
      const notice = new Notification(message, { tag: `event-${id}` });
      notice.addEventListener('click', () => {
        window.focus();
        navigate(eventPath({ id, status: 'upcoming' }));
      });
      return;
    } catch {
      // Browsers on phones accept notifications only from a service worker.
    }
  }
  notify('success', message);
}

/**
 * Reminds of each match ten minutes before it starts, in one of the viewer's open tabs.
 * @returns a function that ends it
 */
export function startReminders(context: RemindContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleNext = (): void => {
    clearTimeout(timer);
    const [nextReminder] = reminderStore.getAll();
    if (!nextReminder) return;
    timer = setTimeout(
      showDueReminders,
      Math.min(maxTimerMs, Math.max(0, nextReminder.at - reminderLeadMs - Date.now())),
    );
  };
  const showDueReminders = (): void => {
    const now = Date.now();
    for (const reminder of reminderStore.take(now + reminderLeadMs))
      if (reminder.at > now - maxLateMs) void showReminder(reminder, context);
    scheduleNext();
  };
  const unsubscribe = reminderStore.subscribe(scheduleNext);
  scheduleNext();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
