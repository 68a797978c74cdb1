import type { Account, Elsewhere } from '../session/accounts.ts';
import { askAs } from '../session/accounts.ts';
import { post } from '../harness/world.ts';

/** Gives the account a clip: the portal cannot cut clips yet, so the reference backend creates it. */
export const giveClip = ({ email: of }: Account, clip: string) => post('/__world', { clip, of });

/** Puts an event on the account's watchlist, from another device. */
export const saveElsewhere = (elsewhere: Elsewhere, eventId: string) =>
  askAs(elsewhere, '/api/user/add_to_watchlist', { video_id: eventId });

/** Follows a team, from another device. */
export const followElsewhere = (elsewhere: Elsewhere, reference_id: string) =>
  askAs(elsewhere, '/api/follow/save', { reference_id, type: 'team' });
