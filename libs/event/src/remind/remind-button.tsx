import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconBell, IconBellRing } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { reminderStore } from './reminder-store.ts';

/**
 * Turns a reminder in this browser on or off. It appears only while a page of the site is open. Renders no button for a
 * match without a date.
 */
export function RemindButton({ view }: { view: Pick<EventView, 'id' | 'safeTitle' | 'date'> }) {
  const text = useText('event');
  const { id, safeTitle: title, date: at } = view;
  const on = useSyncExternalStore(
    reminderStore.subscribe,
    () => reminderStore.has(id),
    () => false,
  );
  if (at === undefined) return null;
  const press = (): void => {
    if (on) return reminderStore.remove(id);
    reminderStore.add({ id, title, at });
    // Without the permission, a visible page shows the reminder as a toast.
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
  };
  return (
    <Button icon={on ? <IconBellRing /> : <IconBell />} aria-pressed={on} onClick={press}>
      {text(on ? 'actions.reminded' : 'actions.remind')}
    </Button>
  );
}
