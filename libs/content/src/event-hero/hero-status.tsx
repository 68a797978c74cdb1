import { useFormats, useNow, useText } from '@touchline/i18n';
import { LivePill } from '@touchline/ui-kit';
import { getKindText } from '../event-card/kind-text.ts';
import { getCompetitionText } from '../event-card/get-competition-text.ts';
import { formatShortDay } from '../event-card/format-short-day.ts';
import { getStartText } from '../event-card/start-text.ts';
import type { EventView } from '../event-view/event-view.ts';
import { EventLength } from '../score/event-length.tsx';
import { LiveClock } from '../match-clock/live-clock.tsx';

/** The hero's first line: the live badge and clock, the start, or the kind of recording. */
export function HeroStatus({ view }: { view: EventView }) {
  const text = useText('content');
  const formats = useFormats();
  const now = useNow(30_000);
  const { date, status } = view;
  const competition = getCompetitionText(view, text);
  if (status === 'live') {
    return (
      <>
        <LivePill>{text('status.live')}</LivePill>
        {view.clock && (
          <strong>
            <LiveClock view={view} form="long" />
          </strong>
        )}
        {competition && <span>{competition}</span>}
      </>
    );
  }
  const dateElement = date !== undefined && (
    <strong className="zoned">
      {formatShortDay(formats, date, now)}
      {status === 'upcoming' && `, ${formats.time(date)}`}
    </strong>
  );
  return (
    <>
      {dateElement}
      {status === 'upcoming' && <span>{getStartText(view, now, formats, text)}</span>}
      {status !== 'upcoming' && <span>{getKindText(view, text)}</span>}
      {status !== 'upcoming' && <EventLength view={view}>{(length) => <span>{length}</span>}</EventLength>}
      {competition && <span>{competition}</span>}
    </>
  );
}
