import { randomUUID } from 'node:crypto';
import {
  exchangeToken,
  loginUser,
  logoutUser,
  registerUser,
  tokenExchangeGrant,
  tokenTypes,
  type SignInAnswer,
} from '@touchline/contract';
import { call } from './test-backend.ts';

export const password = 'correct horse battery';

/** Signs in, by default on a new device. */
export const logIn = (
  username: string,
  deviceId: string = randomUUID(),
  givenPassword = password,
): Promise<SignInAnswer> =>
  call(loginUser, {
    body: {
      username,
      password: givenPassword,
      device_id: deviceId,
      device_name: 'Chrome on Windows',
      strategy: 'refresh',
    },
  });

/** Exchanges a refresh token. */
export const refresh = (token: string | undefined): Promise<SignInAnswer> =>
  call(exchangeToken, {
    body: {
      grant_type: tokenExchangeGrant,
      subject_token: token ?? '',
      subject_token_type: tokenTypes.refresh_token,
      requested_token_type: tokenTypes.access_token,
      strategy: 'refresh',
    },
  });

export interface TestAccount {
  id: string;
  email: string;
  deviceId: string;
  /** The token of the session on the device. */
  token: string;
  refreshToken: string | undefined;
}

/** Creates an account with one device. */
export async function createAccount(): Promise<TestAccount> {
  const email = `${randomUUID()}@example.com`;
  const fields = { email, password, displayName: 'Test Viewer', terms: true, strategy: 'refresh' } as const;
  const { profile, tokenData: registered } = await call(registerUser, { body: fields });
  const deviceId = randomUUID();
  const { tokenData } = await logIn(email, deviceId);
  // Like the portal, signs out of the registration's session, whose device has no name.
  await call(logoutUser, {}, registered.access_token);
  return { id: profile.id, email, deviceId, token: tokenData.access_token, refreshToken: tokenData.refresh_token };
}
