import type { Program } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { revealsScore } from '@touchline/contract';
import { EventTitle } from './event-title.tsx';

/** A programme's title; one that may tell a result says so instead to a viewer who wants no spoilers. */
export function ProgrammeTitle({ programme: { title } }: { programme: Pick<Program, 'title'> }) {
  const text = useText('content');
  const shown = title?.trim() || text('channel.noProgramme');
  return <EventTitle view={{ title: shown, safeTitle: revealsScore(shown) ? text('title.hidden') : shown }} />;
}
