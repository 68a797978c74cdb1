import type { EventView } from '../event-view/event-view.ts';
import { useSpoilerFree } from '../spoiler/use-spoiler-free.ts';
import { ScoreVeil } from './score-veil.tsx';

/** An event's title, its safe one when the viewer wants no spoilers. */
export function EventTitle({ view: { title, safeTitle } }: { view: Pick<EventView, 'title' | 'safeTitle'> }) {
  const { on } = useSpoilerFree();
  if (title === safeTitle) return title;
  return <ScoreVeil tells={!on}>{on ? safeTitle : title}</ScoreVeil>;
}
