import type { Program } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { revealsScore } from '@touchline/contract';
import { EventTitle } from './event-title.tsx';

/** A programme's title. A viewer who hides spoilers sees a placeholder for a title that may reveal a result. */
export function ProgrammeTitle({ programme: { title } }: { programme: Pick<Program, 'title'> }) {
  const text = useText('content');
  const shownTitle = title?.trim() || text('channel.noProgramme');
  return (
    <EventTitle view={{ title: shownTitle, safeTitle: revealsScore(shownTitle) ? text('title.hidden') : shownTitle }} />
  );
}
