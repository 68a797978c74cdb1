import type { EventView } from '../event-view/event-view.ts';

/**
 * Whether a video's picture or length may reveal its match's result: a picture of the winners, an extra hour. False
 * for a video without teams and before the end of the match.
 */
export const revealsByAppearance = ({
  teams,
  status,
}: {
  teams?: EventView['teams'];
  status?: EventView['status'];
}): boolean => teams !== undefined && (status === 'archived' || status === 'vod');
