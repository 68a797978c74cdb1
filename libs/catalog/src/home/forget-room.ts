import { forgetWithViewer, type StartContext } from '@touchline/feature-kit';
import { ownRoom } from '@touchline/feature-kit/marks';

/** Gives back the reserved room of a leaving viewer's own parts of home. */
export const forgetRoom = ({ atoms }: Pick<StartContext, 'atoms'>): void =>
  forgetWithViewer(atoms, async () => () => void document.documentElement.style.removeProperty(ownRoom));
