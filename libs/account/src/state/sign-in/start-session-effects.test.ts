import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { sessionAtom } from '@touchline/auth-session';
import { type Device, removeUserDevice } from '@touchline/contract';
import { signedInViewerAtom, type StartContext } from '@touchline/feature-kit';
import { createStubApi } from '@touchline/feature-kit/testing';
import { fakeRealtime } from '@touchline/realtime/testing';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { devicesQuery } from '../../api/devices-query.ts';
import { ipad, laptop, phone } from '../../testing/devices.ts';
import { createFakeSession, memberUser, memberState } from '../../testing/fake-session.ts';
import { credentialsOnly } from '../../testing/options.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { startSessionEffects } from './start-session-effects.ts';

/** The context of effects, on a page that never changes. */
const start = (atoms = createStore()): StartContext => ({
  api: createStubApi(() => undefined),
  atoms,
  session: null,
  telemetry: createTelemetry(),
  realtime: null,
  queryClient: new QueryClient(),
  navigate: () => undefined,
  heading: () => '/',
  onPage: () => () => undefined,
  notify: () => undefined,
  build: 'b1',
  errorText: String,
  texts: async () => (key) => key,
});

/** The page of a signed-in viewer with the list of their devices. */
async function startEffects() {
  const listDevices = vi.fn(async (): Promise<{ devices: Device[] }> => ({ devices: [laptop, phone, ipad] }));
  const session = createFakeSession(memberState, { listDevices });
  const atoms = createStore();
  const realtime = fakeRealtime();
  const onSpy = vi.spyOn(realtime, 'on');
  const queryClient = new QueryClient();
  const page = new QueryObserver(queryClient, devicesQuery(session, memberUser.id));
  page.subscribe(() => undefined);
  atoms.set(sessionAtom, session);
  startSessionEffects(credentialsOnly)({
    ...start(atoms),
    realtime,
    queryClient,
  });
  realtime.joinUser(memberUser.id, () => Promise.resolve());
  atoms.set(signedInViewerAtom, memberUser.id);
  await vi.waitFor(() => expect(onSpy).toHaveBeenCalled());
  await vi.waitFor(() => expect(page.getCurrentResult().data?.devices).toHaveLength(3));
  const receiveRemoval = (deviceId: string) => realtime.receive(removeUserDevice, { userId: memberUser.id, deviceId });
  return { listDevices, page, removed: receiveRemoval };
}

test('an open list of devices is refetched when another device is removed', async () => {
  const { listDevices, page, removed: receiveRemoval } = await startEffects();
  listDevices.mockResolvedValue({ devices: [laptop, phone] });
  receiveRemoval(ipad.device_id);
  await vi.waitFor(() => expect(page.getCurrentResult().data?.devices).toEqual([laptop, phone]));
});

test('the removal of this device causes no call, because its session is over', async () => {
  const { listDevices, removed: receiveRemoval } = await startEffects();
  receiveRemoval(memberState.deviceId ?? '');
  expect(listDevices).toHaveBeenCalledTimes(1);
});

test('a session that ends during a navigation makes that navigation’s page the return path', async () => {
  const navigate = vi.fn();
  const atoms = createStore();
  atoms.set(sessionAtom, createFakeSession(memberState));
  atoms.set(sessionEndAtom, { reason: 'expired' });
  startSessionEffects(credentialsOnly)({ ...start(atoms), navigate, heading: () => '/account/general/' });
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/auth/login/?sessionExpired=true&returnTo=%2Faccount%2Fgeneral%2F'),
  );
});
