import { randomUUID } from 'node:crypto';
import { post } from '../harness/world.ts';

/** An account for a single journey, so that changes to it affect no other journey. */
export interface Account {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** Registers an account without a favourite club. Its only device is the registering session. */
export async function registerAccount(): Promise<Account & { token: string }> {
  const deviceId = randomUUID();
  const viewer = { name: 'Ada Viewer', email: `${deviceId}@example.com`, password: `secret ${deviceId}` };
  const { name: displayName, email, password } = viewer;
  const answer = await post('/api/user/register', { email, password, displayName, terms: true, strategy: 'refresh' });
  // The reference backend's own tests check its answers.
  const { profile, tokenData } = answer.content as { profile: { id: string }; tokenData: { access_token: string } };
  return { ...viewer, id: profile.id, token: tokenData.access_token };
}

/** Registers an account with a favourite club, so that no portal asks for it, and without a device. */
export async function createAccount(): Promise<Account> {
  const { token, ...account } = await registerAccount();
  await callAsOtherDevice({ token }, '/api/user/update_profile', { data: { favoriteClubId: 'tra' } });
  // Ends the registering session, as the portal does.
  await callAs({ token }, '/api/user/logout', {});
  return account;
}

export const dayMs = 86_400_000;

/** Sets the account's age, in milliseconds. */
export const setAccountAge = ({ email }: Account, accountAgeMs: number) =>
  post('/__world', { added: new Date(Date.now() - accountAgeMs).toISOString(), of: email });

/** A session of the account on another device. */
export interface OtherDevice {
  deviceId: string;
  token: string;
}

/** Signs in on another device, outside the portal. @param name of the device, such as "Safari on iOS" */
export async function signInOnOtherDevice({ email, password }: Account, name: string): Promise<OtherDevice> {
  const deviceId = randomUUID();
  const body = { username: email, password, device_id: deviceId, device_name: name, strategy: 'refresh' };
  const { tokenData } = (await post('/api/user/login', body)).content as { tokenData: { access_token: string } };
  return { deviceId, token: tokenData.access_token };
}

/** A request of the viewer on that device; returns the reference backend's response, also an error. */
export const callAs = (
  { token }: Pick<OtherDevice, 'token'>,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${process.env['BACKEND']}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Calls the reference backend as the viewer on that device. @throws Error when it refuses */
export async function callAsOtherDevice<Content>(
  device: Pick<OtherDevice, 'token'>,
  path: string,
  body?: unknown,
): Promise<Content> {
  const answer = await callAs(device, path, body);
  if (!answer.ok) throw new Error(`${path} refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { content: Content }).content;
}

/** Whether the device's token is valid. */
export const isSignedIn = async (device: OtherDevice): Promise<boolean> =>
  (await callAs(device, '/api/user/get_devices')).ok;

/** Removes every other device from the account, as a viewer does on this device. */
export async function removeOtherDevices(device: OtherDevice): Promise<void> {
  const { devices } = await callAsOtherDevice<{ devices: { device_id: string }[] }>(device, '/api/user/get_devices');
  for (const { device_id: deviceId } of devices) {
    if (deviceId !== device.deviceId) await callAsOtherDevice(device, '/api/user/delete_device', { deviceId });
  }
}

/** Expires the account's access tokens; its sessions stay valid. */
export const expireAccessTokens = ({ email }: Account) => post('/__world', { expireAccessTokens: email });

/** Ends the account's sessions: its refresh tokens become invalid. */
export const endSessions = ({ email }: Account) => post('/__world', { endSessions: email });

/** Sets the account's limit of devices. */
export const limitDevices = ({ email }: Account, deviceLimit: number) => post('/__world', { deviceLimit, of: email });

/** @returns path and query of the page for a new password, from the last mail to the account */
export async function getResetLink({ email }: Account): Promise<string> {
  const answer = await fetch(`${process.env['BACKEND']}/__mail?to=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`There is no mail to ${email}`);
  return ((await answer.json()) as { content: { address: string } }).content.address;
}

/** @returns the code that signs in, from the last mail to the account */
export async function getLoginCode({ email }: Account): Promise<string> {
  const answer = await fetch(`${process.env['BACKEND']}/__mail?to=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`There is no mail to ${email}`);
  return ((await answer.json()) as { content: { code: string } }).content.code;
}
