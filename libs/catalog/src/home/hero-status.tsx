import { kindText, LiveClock, placeText, shortDay, startText, type EventView } from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { LivePill } from '@touchline/ui-kit';

/** The first line of the hero: live and the clock, or when it starts, or what kind of recording it is. */
export function HeroStatus({ view }: { view: EventView }) {
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const { date, duration, status } = view;
  const place = placeText(view, content);
  if (status === 'live') {
    return (
      <>
        <LivePill>{content('status.live')}</LivePill>
        {view.clock && (
          <strong>
            <LiveClock view={view} form="long" />
          </strong>
        )}
        {place && <span>{place}</span>}
      </>
    );
  }
  const when = date !== undefined && (
    <strong>
      {shortDay(formats, date, now)}
      {status === 'upcoming' && `, ${formats.time(date)}`}
    </strong>
  );
  return (
    <>
      {when}
      {status === 'upcoming' && <span>{startText(view, now, formats, content)}</span>}
      {status !== 'upcoming' && <span>{kindText(view, content)}</span>}
      {status !== 'upcoming' && duration !== undefined && <span>{formats.duration(duration)}</span>}
      {place && <span>{place}</span>}
    </>
  );
}
