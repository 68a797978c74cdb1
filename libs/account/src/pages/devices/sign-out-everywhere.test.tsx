import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionActions } from '@touchline/auth-session';
import { type Device, PortalError } from '@touchline/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountWorld } from '../../testing/account-world.tsx';
import { ipad, laptop, phone } from '../../testing/devices.ts';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

afterEach(cleanup);

/** Presses the button and confirms. */
async function signOutEverywhere(actions: Partial<SessionActions> = {}) {
  let devices: Device[] = [phone, laptop, ipad];
  const removeDevice = vi.fn((id: string) => {
    devices = devices.filter(({ device_id }) => device_id !== id);
    return Promise.resolve(devices);
  });
  const signOut = vi.fn(() => Promise.resolve());
  const listDevices = () => Promise.resolve({ devices, limit: 5 });
  const session = createFakeSession(
    { ...memberState, deviceId: laptop.device_id },
    {
      listDevices,
      removeDevice,
      signOut,
      ...actions,
    },
  );
  render(
    <AccountWorld session={session}>
      <SignOutEverywhere />
    </AccountWorld>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  return { dialog, removeDevice, signOut };
}

it('signing out everywhere removes all other devices, and signs this device out last', async () => {
  const { removeDevice, signOut } = await signOutEverywhere();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(removeDevice.mock.calls.map(([id]) => id)).toEqual([phone.device_id, ipad.device_id]);
  expect(signOut.mock.invocationCallOrder[0]).toBeGreaterThan(removeDevice.mock.invocationCallOrder[1] ?? Infinity);
});

it.each([
  ['a device cannot be removed', { removeDevice: () => Promise.reject(new PortalError('offline')) }, 'You’re offline.'],
  ['a removed device remains', { removeDevice: () => Promise.resolve(undefined) }, /./],
] as const)('if %s, this device stays signed in, and the dialog shows the error', async (_, actions, message) => {
  const { dialog, signOut } = await signOutEverywhere(actions);
  expect((await dialog.findByRole('alert')).textContent).toMatch(message);
  expect(signOut).not.toHaveBeenCalled();
});
