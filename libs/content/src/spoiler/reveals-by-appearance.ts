import type { EventView } from '../event-view/event-view.ts';

/**
 * Whether a medium's picture or length may reveal its match's result: a picture of the winners, an hour more than usual. False for a medium
 * without teams and for a match that is not over.
 */
export const revealsByAppearance = ({
  teams,
  status,
}: {
  teams?: EventView['teams'];
  status?: EventView['status'];
}): boolean => teams !== undefined && (status === 'archived' || status === 'vod');
