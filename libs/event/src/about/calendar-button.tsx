import type { EventView } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { Button, IconCalendar } from '@touchline/ui-kit';

/**
 * Offers an upcoming match as a calendar file that the browser creates. Renders no button for an event without a date.
 */
export function CalendarButton({ view }: { view: EventView }) {
  const text = useText('event');
  const { clock } = useLocale();
  const { id: site } = useSite();
  const { date: start } = view;
  if (start === undefined) return null;

  async function downloadCalendar(fromMs: number): Promise<void> {
    const { createCalendarFile } = await import('./calendar-file.ts');
    const { origin, pathname } = window.location;
    const file = createCalendarFile({
      eventId: view.id,
      site,
      title: view.safeTitle,
      description: view.description,
      start: fromMs,
      url: `${origin}${pathname}`,
      now: clock.read(),
      updatedAt: view.updatedAt,
    });
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${view.id.replace(/[^\w-]/g, '_')}.ics`;
    link.click();
    // The browser reads the address only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  return (
    <Button icon={<IconCalendar />} onClick={() => void downloadCalendar(start)}>
      {text('actions.addToCalendar')}
    </Button>
  );
}
