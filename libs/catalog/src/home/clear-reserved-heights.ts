import { clearAtSignOut, type StartContext } from '@touchline/feature-kit';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';

/** Gives back the reserved room of a leaving viewer's own parts of home. */
export const clearReservedHeights = ({ atoms }: Pick<StartContext, 'atoms'>): void =>
  clearAtSignOut(atoms, async () => () => void document.documentElement.style.removeProperty(reservedHeightProperty));
