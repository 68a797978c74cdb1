import type { Account, OtherDevice } from '../session/accounts.ts';
import { callAsOtherDevice } from '../session/accounts.ts';
import { post } from '../harness/world.ts';

/** Gives the account a clip from the reference backend. */
export const createClip = ({ email }: Account, clip: string) => post('/__world', { clip, of: email });

/** Puts an event on the account's watchlist, from another device. */
export const saveOnOtherDevice = (otherDevice: OtherDevice, eventId: string) =>
  callAsOtherDevice(otherDevice, '/api/user/add_to_watchlist', { video_id: eventId });

/** Follows a team, from another device. */
export const followOnOtherDevice = (otherDevice: OtherDevice, reference_id: string) =>
  callAsOtherDevice(otherDevice, '/api/follow/save', { reference_id, type: 'team' });
