import { eventPath, type EventView } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { useHref } from 'react-router-dom';

/** Returns a function that downloads a match as a calendar file, which the browser creates. */
export function useCalendarDownload(view: EventView): () => Promise<void> {
  const { clock } = useLocale();
  const { id: site } = useSite();
  // The viewer may press the download in a toast on another page.
  const path = useHref(eventPath(view));

  return async function downloadCalendar(): Promise<void> {
    if (view.date === undefined) return;
    const { createCalendarFile } = await import('./calendar-file.ts');
    const file = createCalendarFile({
      eventId: view.id,
      site,
      title: view.safeTitle,
      description: view.description,
      start: view.date,
      url: `${window.location.origin}${path}`,
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
  };
}
