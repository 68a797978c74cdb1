import { useFormats } from '@touchline/i18n';
import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { revealsByAppearance } from '../spoiler/reveals-by-appearance.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';
import { ScoreVeil } from './score-veil.tsx';

interface EventLengthProps {
  view: Pick<EventView, 'matchId' | 'duration' | 'teams' | 'status'>;
  /** Renders the length, for example in a badge. */
  children: (length: string) => ReactNode;
}

/** How long a recording is. Empty if unknown, or if it would reveal extra time to a viewer who hides spoilers. */
export function EventLength({ view, children }: EventLengthProps) {
  const formats = useFormats();
  const { isHidden, isRevealed } = useSpoilers(view.matchId);
  const revealsScore = revealsByAppearance(view);
  if (view.duration === undefined || (revealsScore && isHidden)) return null;
  return <ScoreVeil canReveal={revealsScore && !isRevealed}>{children(formats.duration(view.duration))}</ScoreVeil>;
}
