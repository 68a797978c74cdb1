import { knownPositions } from '@touchline/content';
import type { Translate } from '@touchline/i18n';

/** The name of a position; an unknown position is shown as the backend sends it. @param text of the namespace `event` */
export const getPositionText = (position: string, text: Translate): string =>
  knownPositions.includes(position) ? text(`lineUps.positions.${position}`) : position;
