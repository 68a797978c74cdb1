import type { Device, DeviceDescription, Profile } from '@touchline/contract';
import type { UserRow } from '../database/account-tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Accounts } from './accounts.ts';
import { readDevices, isUnnamed, registerUserDevice } from './devices.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { startSession, type TokenPair } from './sessions.ts';
import { lockUser } from './users.ts';
import { toWireProfile } from './wire-profile.ts';

/** The result of a sign-in. */
export interface SignedIn {
  pair: TokenPair;
  profile: Profile;
  devices: Device[];
  /** The account has reached its device limit, so the tokens are valid only for listing and removing devices. */
  device_error?: 'device_limit_exceeded';
}

export const createLoginFailure = (): Refusal => new Refusal(401, 'login_failed', 'Login Failed.');

/**
 * Starts a session on a device, and registers the device if the account is below its limit.
 * @param user the row with which the password or provider was checked
 * @throws Refusal login_failed if the account has changed since that check
 */
export const signIn = (accounts: Accounts, user: UserRow, device: DeviceDescription): Promise<SignedIn> =>
  runInTransaction(accounts, async (txAccounts) => {
    const { passwordHash, emailVerified } = await lockUser(txAccounts, user.id);
    if (passwordHash !== user.passwordHash || emailVerified !== user.emailVerified) throw createLoginFailure();
    const isFull = (await registerUserDevice(txAccounts, user.id, device)) === 'full';
    const pair = await startSession(txAccounts, { userId: user.id, deviceId: device.id, restricted: isFull });
    const devices = await readDevices(txAccounts, user.id, device.id);
    return {
      pair,
      profile: toWireProfile(user),
      // The unnamed device is most likely this browser's registration, whose session ends soon.
      devices: devices.filter(({ device_id: id }) => !isUnnamed(id)),
      ...(isFull ? { device_error: 'device_limit_exceeded' } : {}),
    };
  });

/** Tokens with the names of `tokenData` (specification, section 7). */
export const toWireTokenData = ({ access, refresh, expiresIn }: TokenPair) => ({
  access_token: access,
  expires_in: expiresIn,
  refresh_token: refresh,
});

/** Tokens with the names of the token call, at the top level and in `auth_data`. */
export function toWireTokens({ access, refresh, expiresIn }: TokenPair, isRegister: boolean) {
  const tokens = { token: access, expires_in: expiresIn, refresh_token: refresh };
  return { ...tokens, auth_data: { ...tokens, isRegister } };
}
