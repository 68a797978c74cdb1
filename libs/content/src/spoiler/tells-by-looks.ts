import type { EventView } from '../event-view/event-view.ts';

/**
 * Whether a medium's picture and length tell how its match went: a picture of the winners, an hour more than others have. Of what has
 * no teams, and of what is still to be played, they tell nothing.
 */
export const tellsByLooks = ({
  teams,
  status,
}: {
  teams?: EventView['teams'];
  status?: EventView['status'];
}): boolean => teams !== undefined && (status === 'archived' || status === 'vod');
