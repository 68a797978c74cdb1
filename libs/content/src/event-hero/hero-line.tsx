import type { Translate } from '@touchline/i18n';
import { Touchline } from '@touchline/ui-kit';
import type { EventView } from '../event-view/event-view.ts';
import { LiveTouchline } from '../match-clock/live-touchline.tsx';
import { getPeriodNames } from '../match-clock/period-names.ts';

/** The hero's touchline: red up to now for a live match, dashed before the start, absent for a recording. */
export function HeroLine({ view }: { view: EventView }) {
  if (view.status === 'live') return <LiveTouchline view={view} size="l" />;
  return view.status === 'upcoming' ? <Touchline variant="upcoming" size="l" /> : null;
}

/** The names of the periods under the line of a live match with a clock, and its end: `60:00`. @param text of the namespace content */
export function getHeroLineLabels({ status, sport, clock }: EventView, text: Translate): readonly string[] | undefined {
  return status === 'live' && clock ? getPeriodNames(sport, text) : undefined;
}
