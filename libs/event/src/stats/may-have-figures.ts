import type { EventView } from '@touchline/content';

/** Whether a match's figures are asked for: not where it has none, or the viewer may not watch it (specification, section 5). */
export const mayHaveFigures = ({ statsEnabled, availability, status }: EventView): boolean =>
  statsEnabled && availability === 'available' && status !== 'upcoming';
