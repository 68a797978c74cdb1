import type { LimitPayload, SessionActions, SignInResult } from '@touchline/auth-session';
import { type Device, PortalError } from '@touchline/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { requestPasskey } from '../../api/request-passkey.ts';
import { ipad, phone } from '../../testing/devices.ts';
import { AuthScene } from '../../testing/auth-scene.tsx';
import { credentialsOnly } from '../../testing/options.ts';
import { Limit } from './limit.tsx';

const browser = vi.hoisted(() => ({ requestPasskey: vi.fn<typeof requestPasskey>() }));
vi.mock('../../api/request-passkey.ts', () => browser);

// The first press loads the dialog: on a busy machine that takes longer than a test waits.
beforeAll(() => import('../../components/devices/remove-device-dialog.tsx'));
beforeEach(() => history.replaceState(null, '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const payload: LimitPayload = { token: 'restricted', method: 'credentials', username: 'a@example.com', password: 'p' };
const signedInResult = { kind: 'signed_in', method: 'credentials', isNew: false } satisfies SignInResult;

const createSessionCalls = () => ({
  openLimit: vi.fn(async (): Promise<LimitPayload | null> => payload),
  listDevices: vi.fn(async () => ({ devices: [phone, ipad], limit: 2 })),
  removeDevice: vi.fn(async (): Promise<readonly Device[] | undefined> => [phone]),
  resume: vi.fn(async () => signedInResult),
});

const renderLimit = (actions: Partial<SessionActions>) =>
  render(
    <StrictMode>
      <AuthScene actions={actions} path="/auth/login/limit/?returnTo=%2Flive%2F">
        <Limit options={credentialsOnly} />
      </AuthScene>
    </StrictMode>,
  );

const getShownPath = () => screen.getByTestId('here').textContent;

async function removeDeviceByName(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: `Remove ${name}?` });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove device' }));
}

test('the limit page removes the sealed payload from its address before it opens the payload, once', async () => {
  const actions = createSessionCalls();
  actions.openLimit.mockImplementation(async () => {
    expect(location.href).not.toContain('sealed');
    return payload;
  });
  renderLimit(actions);
  await screen.findByText('Safari on iPad');
  expect(actions.openLimit).toHaveBeenCalledExactlyOnceWith('sealed');
  expect(location.search).toBe('?returnTo=%2Flive%2F');
});

test('the limit page removes a device with the payload’s token, and continues the sign-in without another input [fault-41]', async () => {
  const actions = createSessionCalls();
  renderLimit(actions);
  expect(await screen.findByText(/allows 2 devices/)).toBeTruthy();
  await removeDeviceByName('Safari on iPad');
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(actions.listDevices).toHaveBeenCalledWith('restricted');
  expect(actions.removeDevice).toHaveBeenCalledExactlyOnceWith('device-3', 'restricted');
  expect(actions.resume).toHaveBeenCalledExactlyOnceWith(payload);
});

test('after a sign-in by passkey, the limit page asks for the passkey again, also after a closed dialog', async () => {
  const passkey = { rawId: 'aWQ', response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' } };
  browser.requestPasskey.mockResolvedValueOnce(null).mockResolvedValueOnce(passkey);
  const openLimit = async (): Promise<LimitPayload> => ({ token: 'restricted', method: 'passkey' });
  const actions = { ...createSessionCalls(), openLimit, signIn: vi.fn(async () => signedInResult) };
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  await userEvent.click(await screen.findByRole('button', { name: 'Finish signing in' }));
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(actions.signIn).toHaveBeenCalledExactlyOnceWith({ passkey });
  expect(actions.resume).not.toHaveBeenCalled();
});

test('the limit page lists the devices of the refused sign-in without a call, and hides a removed device [fault-41]', async () => {
  const actions = { ...createSessionCalls(), openLimit: async () => ({ ...payload, devices: [phone, ipad] }) };
  actions.removeDevice.mockResolvedValue(undefined);
  actions.resume.mockRejectedValue(new PortalError('network_error'));
  renderLimit(actions);
  expect(await screen.findByText('Safari on iPhone')).toBeTruthy();
  await removeDeviceByName('Safari on iPad');
  await screen.findByRole('button', { name: 'Finish signing in' });
  expect(screen.queryByText('Safari on iPad')).toBeNull();
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  expect(actions.listDevices).not.toHaveBeenCalled();
});

test('a removal with an expired token leads back to the login page', async () => {
  const actions = { ...createSessionCalls(), openLimit: async () => ({ ...payload, devices: [phone, ipad] }) };
  actions.removeDevice.mockRejectedValue(new PortalError('token_expired', { status: 401 }));
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  await waitFor(() => expect(getShownPath()).toContain('limitExpired=true'));
});

test('the limit page removes no device without a confirmation', async () => {
  const actions = createSessionCalls();
  renderLimit(actions);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Safari on iPad' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(actions.removeDevice).not.toHaveBeenCalled();
});

test('an expired or foreign payload leads back to the login page with an explanation', async () => {
  renderLimit({ ...createSessionCalls(), openLimit: async () => null });
  await waitFor(() => expect(getShownPath()).toBe('/auth/login/?limitExpired=true&returnTo=%2Flive%2F'));
});

test('a limit page without a payload leads to the login page', async () => {
  history.replaceState(null, '', '/auth/login/limit/');
  const actions = createSessionCalls();
  renderLimit(actions);
  await waitFor(() => expect(getShownPath()).toContain('limitExpired=true'));
  expect(actions.openLimit).not.toHaveBeenCalled();
});

test('a device list that is refused for an expired token leads back to the login page', async () => {
  renderLimit({
    ...createSessionCalls(),
    listDevices: () => Promise.reject(new PortalError('token_expired', { status: 401 })),
  });
  await waitFor(() => expect(getShownPath()).toContain('limitExpired=true'));
});

test('a failed removal is shown in the dialog, and the device stays', async () => {
  const actions = createSessionCalls();
  actions.removeDevice.mockRejectedValue(new PortalError('timeout'));
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  expect((await screen.findByRole('alert')).textContent).toBe('This is taking too long. Try again in a moment.');
  expect(screen.getByText('Safari on iPad')).toBeTruthy();
  expect(actions.resume).not.toHaveBeenCalled();
});

test('the sign-in continues when the removed device is already gone', async () => {
  const actions = createSessionCalls();
  actions.removeDevice.mockRejectedValue(new PortalError('not_found', { status: 404 }));
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
});

test('the limit page removes no other device while the sign-in continues', async () => {
  const actions = createSessionCalls();
  const resumeResult = Promise.withResolvers<typeof signedInResult>();
  actions.resume.mockReturnValueOnce(resumeResult.promise);
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  const otherRemoveButton = await screen.findByRole('button', { name: 'Remove Safari on iPhone' });
  await waitFor(() => expect(otherRemoveButton.getAttribute('aria-disabled')).toBe('true'));
  otherRemoveButton.focus();
  await userEvent.click(otherRemoveButton);
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, otherRemoveButton]);
  resumeResult.reject(new PortalError('network_error'));
  await waitFor(() => expect(otherRemoveButton.hasAttribute('aria-disabled')).toBe(false));
});

test('a device that was already removed disappears from the list', async () => {
  const actions = createSessionCalls();
  actions.removeDevice.mockRejectedValue(new PortalError('not_found', { status: 404 }));
  actions.resume.mockRejectedValue(new PortalError('network_error'));
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  await screen.findByRole('button', { name: 'Finish signing in' });
  expect(screen.queryByText('Safari on iPad')).toBeNull();
});

test('a press on “Finish signing in” repeats the sign-in that failed, and does not remove the device again', async () => {
  const actions = createSessionCalls();
  actions.resume.mockRejectedValueOnce(new PortalError('network_error'));
  renderLimit(actions);
  await removeDeviceByName('Safari on iPad');
  const finishButton = await screen.findByRole('button', { name: 'Finish signing in' });
  // The focused button was removed with its row.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your devices' })));
  await userEvent.click(finishButton);
  await waitFor(() => expect(getShownPath()).toBe('/live/'));
  expect(actions.removeDevice).toHaveBeenCalledOnce();
});

test('a press on “Try again” reloads the limit page’s list of devices', async () => {
  const actions = createSessionCalls();
  actions.listDevices.mockRejectedValueOnce(new PortalError('network_error'));
  renderLimit(actions);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Safari on iPad')).toBeTruthy();
  expect(actions.resume).not.toHaveBeenCalled();
});
