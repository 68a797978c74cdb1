import type { SessionActions, SignInResult } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { headerTools, Slot } from '@touchline/feature-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fills } from '../fills.tsx';
import { everyWay } from '../sign-in/testing/options.ts';
import { Here, World } from '../testing/account-world.tsx';
import { anonymous, createFakeSession } from '../testing/fake-session.ts';

afterEach(cleanup);

const signedIn: SignInResult = { kind: 'signed_in', method: 'ifa', isNew: false };
const limited: SignInResult = { kind: 'device_limit', limit: { token: 't', method: 'ifa' } };

/** The header of a customer whose login page is skipped. */
async function press(actions: Partial<SessionActions>, newDeviceFlow = false) {
  const notify = vi.fn();
  const own = fills({ ...everyWay, skip_login_page: true, new_device_flow: newDeviceFlow });
  render(
    <World
      session={createFakeSession(anonymous, { prepare: async () => undefined, ...actions })}
      path="/events/7/?a=b"
      notify={notify}
      fills={Map.groupBy(own, ({ slot }) => slot)}
    >
      <Slot of={headerTools} props={{}} />
      <Here />
    </World>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return notify;
}
const here = () => screen.getByTestId('here').textContent;

test('signs in through the external provider, and stays where the viewer is', async () => {
  const signInWith = vi.fn(async () => signedIn);
  const notify = await press({ signInWith });
  expect(signInWith).toHaveBeenCalledExactlyOnceWith('ifa');
  expect(here()).toBe('/events/7/?a=b');
  expect(notify).not.toHaveBeenCalled();
});

test('a blocked window is this one, and leads back here', async () => {
  const leaveFor = vi.fn(async () => undefined);
  await press({ leaveFor, signInWith: () => Promise.reject(new PortalError('popup_blocked')) });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('ifa', '/events/7/?a=b'));
});

test('what went wrong is said in a toast', async () => {
  const notify = await press({ signInWith: () => Promise.reject(new PortalError('popup_closed')) });
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('danger', 'Popup was closed.'));
});

test('a device too many goes on at the limit page, or is said where devices are refused', async () => {
  await press({ signInWith: async () => limited, sealLimit: async () => 'sealed' });
  await waitFor(() => expect(here()).toBe('/auth/login/limit/?payload=sealed&returnTo=%2Fevents%2F7%2F%3Fa%3Db'));
  cleanup();
  const notify = await press({ signInWith: async () => limited }, true);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('danger', 'Your account is in use on too many devices.'));
});
