import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  checkCurrentDevice,
  deleteDevice,
  getDevices,
  getProfile,
  listEvents,
  logoutUser,
  registerDevice,
  registerUser,
} from '@touchline/contract';
import { logIn, createAccount, password, refresh, type TestAccount } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';
import { registerUserDevice } from './devices.ts';

/** An account at its device limit, and a session that began above the limit. */
async function createFullAccount(): Promise<{
  account: TestAccount;
  device: string;
  token: string;
  refreshToken?: string | undefined;
}> {
  const account = await createAccount();
  await post('/__world', { deviceLimit: 1, of: account.email });
  const device = randomUUID();
  const response = await logIn(account.email, device);
  expect(response).toMatchObject({ device_error: 'device_limit_exceeded', devices: [{ device_id: account.deviceId }] });
  return { account, device, token: response.tokenData.access_token, refreshToken: response.tokenData.refresh_token };
}

const limitError = { code: 'device_limit_exceeded', status: 403 };

test('an account accepts five devices by default, and the sixth sign-in has device_limit_exceeded', async () => {
  const { email, token, deviceId } = await createAccount();
  for (let deviceNumber = 2; deviceNumber <= 5; deviceNumber++)
    expect((await logIn(email)).device_error).toBeUndefined();
  expect(await logIn(email)).toMatchObject({ device_error: 'device_limit_exceeded' });
  // A second sign-in on the same device does not count.
  expect((await logIn(email, deviceId)).device_error).toBeUndefined();
  const { devices, limit } = await call(getDevices, {}, token);
  expect([devices.length, limit]).toEqual([5, 5]);
  expect(devices.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false, false, false, false]);
});

test('of several simultaneous sign-ins, only one registers the last allowed device', async () => {
  const { email } = await createAccount();
  await post('/__world', { deviceLimit: 2, of: email });
  const answers = await Promise.all([logIn(email), logIn(email), logIn(email)]);
  expect(answers.filter(({ device_error: error }) => error === undefined)).toHaveLength(1);
});

test('a session above the limit can only list and remove devices', async () => {
  const { account, device, token } = await createFullAccount();
  await expect(call(getProfile, {}, token)).rejects.toMatchObject(limitError);
  await expect(call(listEvents, { body: {} }, token)).rejects.toMatchObject(limitError);
  await expect(call(checkCurrentDevice, { body: { device_id: device } }, token)).rejects.toMatchObject(limitError);
  const description = { device: { id: device, name: 'Safari on iPhone' } };
  await expect(call(registerDevice, { body: description }, token)).rejects.toMatchObject(limitError);
  expect(await call(getDevices, {}, token)).toMatchObject({ limit: 1, devices: [{ device_id: account.deviceId }] });
  expect(await call(deleteDevice, { body: { deviceId: account.deviceId } }, token)).toEqual({ devices: [] });
  await expect(call(getProfile, {}, token)).rejects.toMatchObject(limitError);
});

test('a session above the limit stays restricted after a device is removed', async () => {
  const { account, device, token } = await createFullAccount();
  await call(deleteDevice, { body: { deviceId: account.deviceId } }, token);
  await expect(call(registerDevice, { body: { device: { id: device } } }, token)).rejects.toMatchObject(limitError);
});

test('a registration’s session registers its device, and ends when that device is removed', async () => {
  const form = {
    email: `${randomUUID()}@example.com`,
    password,
    displayName: 'Anna',
    terms: true,
    strategy: 'refresh',
  } as const;
  const token = (await call(registerUser, { body: form })).tokenData.access_token;
  const device = { id: randomUUID(), name: 'Safari on iPhone' };
  const { devices } = await call(registerDevice, { body: { device } }, token);
  expect(devices).toMatchObject([{ device_id: device.id, device_type: 'mobile', os_name: 'iPhone', is_current: true }]);
  await call(deleteDevice, { body: { deviceId: device.id } }, token);
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
});

/** Registers an account. @returns its address, and the token of its session */
async function registerViewer(): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@example.com`;
  const form = { email, password, displayName: 'Test Viewer', terms: true, strategy: 'refresh' } as const;
  return { email, token: (await call(registerUser, { body: form })).tokenData.access_token };
}

test('the device list shows the registration’s session, and removing that device ends the session', async () => {
  const { email, token } = await registerViewer();
  const { devices } = await call(getDevices, {}, token);
  expect(devices.map(({ device_name, is_current }) => [device_name, is_current])).toEqual([[undefined, true]]);
  const otherToken = (await logIn(email)).tokenData.access_token;
  await call(deleteDevice, { body: { deviceId: devices[0]?.device_id ?? '' } }, otherToken);
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
});

test('the last allowed device replaces the registration’s session; a sign-out removes the session’s device', async () => {
  const { email, token } = await registerViewer();
  for (let deviceNumber = 1; deviceNumber <= 4; deviceNumber++)
    expect((await logIn(email)).device_error).toBeUndefined();
  await expect(call(getProfile, {}, token)).resolves.toBeDefined();
  expect((await logIn(email)).device_error).toBeUndefined();
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ status: 401 });
  expect((await logIn(email)).device_error).toBe('device_limit_exceeded');

  const remaining = await registerViewer();
  await call(logoutUser, {}, remaining.token);
  const secondDeviceId = (await logIn(remaining.email)).tokenData.access_token;
  expect((await call(getDevices, {}, secondDeviceId)).devices).toHaveLength(1);
});

test('after a device is removed, a new sign-in is unrestricted', async () => {
  const { account, device, token } = await createFullAccount();
  await call(deleteDevice, { body: { deviceId: account.deviceId } }, token);
  expect((await logIn(account.email, device)).device_error).toBeUndefined();
});

test('a refresh does not lift the device limit, and a restricted session can sign out', async () => {
  const { refreshToken } = await createFullAccount();
  const { tokenData } = await refresh(refreshToken);
  await expect(call(getProfile, {}, tokenData.access_token)).rejects.toMatchObject(limitError);
  await call(logoutUser, {}, tokenData.access_token);
  await expect(call(getDevices, {}, tokenData.access_token)).rejects.toMatchObject({ status: 401 });
});

test('removing a device ends its session; removing an unknown device gets 404', async () => {
  const { email, token, deviceId, refreshToken } = await createAccount();
  const otherSignIn = await logIn(email);
  const body = { deviceId };
  await call(deleteDevice, { body }, otherSignIn.tokenData.access_token);
  await expect(call(getProfile, {}, token)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'refresh_token_failed' });
  await expect(call(deleteDevice, { body }, otherSignIn.tokenData.access_token)).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  });
});

test('registering a device fails if the account was deleted during the call', async () => {
  const { accounts } = await testBackend();
  const outcome = registerUserDevice(accounts, 'nobody', { id: randomUUID() });
  await expect(outcome).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

test.each(['check', 'register'])(
  'a session that names another device in the call %s still ends when its own device is removed',
  async (description) => {
    const { email, token, deviceId } = await createAccount();
    const stolenDeviceId = randomUUID();
    const thiefToken = (await logIn(email, stolenDeviceId)).tokenData.access_token;
    const device = { id: deviceId, name: 'Chrome on Windows' };
    if (description === 'check') await call(checkCurrentDevice, { body: { device_id: deviceId } }, thiefToken);
    else await call(registerDevice, { body: { device } }, thiefToken);
    await call(deleteDevice, { body: { deviceId: stolenDeviceId } }, token);
    await expect(call(getProfile, {}, thiefToken)).rejects.toMatchObject({ status: 401 });
  },
);

test('a device that is removed during its registration is not registered again', async () => {
  const { email, token, deviceId } = await createAccount();
  const otherToken = (await logIn(email)).tokenData.access_token;
  await Promise.allSettled([
    call(deleteDevice, { body: { deviceId } }, otherToken),
    call(registerDevice, { body: { device: { id: deviceId } } }, token),
  ]);
  const { devices } = await call(getDevices, {}, otherToken);
  expect(devices.map(({ device_id: id }) => id)).not.toContain(deviceId);
});

test('removing another viewer’s device gets 404', async () => {
  const [viewerAccount, otherAccount] = [await createAccount(), await createAccount()];
  const body = { deviceId: otherAccount.deviceId };
  await expect(call(deleteDevice, { body }, viewerAccount.token)).rejects.toMatchObject({ status: 404 });
  await expect(call(getProfile, {}, otherAccount.token)).resolves.toBeDefined();
});

test('check_current_device registers a device only without no_register, and below the device limit', async () => {
  const { email, token, deviceId } = await createAccount();
  const check = (device_id: string, register_new?: string) =>
    call(checkCurrentDevice, { body: { device_id, device_name: 'Firefox on Linux', register_new } }, token);
  expect(await check(deviceId, 'no_register')).toMatchObject({ enabled: true, devices: [{ is_current: true }] });
  const addedDeviceId = randomUUID();
  expect(await check(addedDeviceId, 'no_register')).toMatchObject({
    enabled: true,
    devices: [{ device_id: deviceId }],
  });
  expect((await check(addedDeviceId, 'register')).devices).toHaveLength(2);
  await post('/__world', { deviceLimit: 1, of: email });
  expect(await check(randomUUID(), 'register')).toMatchObject({ enabled: false, devices: [{}, {}] });
});
