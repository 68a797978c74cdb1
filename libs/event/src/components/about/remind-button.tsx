import type { EventView } from '@touchline/content';
import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconBell, IconBellRing } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { reminderLeadMs, reminderStore } from '../../state/reminder-store.ts';
import { useCalendarDownload } from './use-calendar-download.ts';

/**
 * Turns a reminder in this browser on or off. The reminder appears only while a page of the site is open. A toast says
 * so and offers the calendar file. Renders no button for a match without a date.
 */
export function RemindButton({ view }: { view: EventView }) {
  const text = useText('event');
  const notify = useNotify();
  const downloadCalendar = useCalendarDownload(view);
  const { id, safeTitle: title, date: startMs } = view;
  const isReminderSet = useSyncExternalStore(
    reminderStore.subscribe,
    () => reminderStore.has(id),
    () => false,
  );
  if (startMs === undefined) return null;
  const toggleReminder = (): void => {
    if (isReminderSet) return reminderStore.remove(id);
    reminderStore.add({ id, title, at: startMs });
    // The reminder of a match that starts sooner appears at once.
    if (startMs - Date.now() > reminderLeadMs)
      notify('success', text('actions.remindedHow'), {
        label: text('actions.addToCalendar'),
        onPress: () => void downloadCalendar(),
      });
    // Without the permission, a visible page shows the reminder as a toast.
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
  };
  return (
    <Button
      icon={isReminderSet ? <IconBellRing /> : <IconBell />}
      aria-pressed={isReminderSet}
      onClick={toggleReminder}
    >
      {text(isReminderSet ? 'actions.reminded' : 'actions.remind')}
    </Button>
  );
}
