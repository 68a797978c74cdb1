import { useFormats } from '@touchline/i18n';
import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { tellsByLooks } from '../spoiler/tells-by-looks.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import { ScoreVeil } from './score-veil.tsx';

interface EventLengthProps {
  view: Pick<EventView, 'matchId' | 'duration' | 'teams' | 'status'>;
  /** Draws it: in a badge. */
  children: (length: string) => ReactNode;
}

/** How long a recording is; nothing where that is not known, or tells a viewer who wants no spoilers of extra time. */
export function EventLength({ view, children }: EventLengthProps) {
  const formats = useFormats();
  const { hidden, told } = useSpoilers(view.matchId);
  const tells = tellsByLooks(view);
  if (view.duration === undefined || (tells && hidden)) return null;
  return <ScoreVeil reveals={tells && !told}>{children(formats.duration(view.duration))}</ScoreVeil>;
}
