import type { EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, IconCalendar } from '@touchline/ui-kit';
import { useCalendarDownload } from './use-calendar-download.ts';

/** Offers an upcoming match as a calendar file. Renders no button for an event without a date. */
export function CalendarButton({ view }: { view: EventView }) {
  const text = useText('event');
  const downloadCalendar = useCalendarDownload(view);
  if (view.date === undefined) return null;
  return (
    <Button icon={<IconCalendar />} onClick={() => void downloadCalendar()}>
      {text('actions.addToCalendar')}
    </Button>
  );
}
