import { clearAtSignOut, type StartContext } from '@touchline/feature-kit/manifest';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';

/** Releases the reserved space of the personal parts of home at sign-out. */
export const clearReservedHeights = ({ atoms }: Pick<StartContext, 'atoms'>): void =>
  clearAtSignOut(atoms, async () => () => void document.documentElement.style.removeProperty(reservedHeightProperty));
