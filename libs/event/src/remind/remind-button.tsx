import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconBell, IconBellRing } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { reminderStore } from './reminder-store.ts';

/**
 * Turns a reminder in this browser on or off. The reminder appears only while a page of the site is
 * open. Renders no button for a match without a date.
 */
export function RemindButton({ view }: { view: Pick<EventView, 'id' | 'safeTitle' | 'date'> }) {
  const text = useText('event');
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
