import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionActions } from '@touchline/auth-session';
import { type Device, PortalError } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountWorld } from '../../testing/account-world.tsx';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { ipad, laptop, phone } from '../../testing/devices.ts';
import { Devices } from './devices.tsx';

afterEach(cleanup);

const createDeviceList = (...devices: Device[]) => Promise.resolve({ devices, limit: 5 });

function renderDevices(actions: Partial<SessionActions>) {
  const notify = vi.fn();
  const event = vi.fn();
  const doNothing = () => undefined;
  const telemetry = {
    event,
    error: doNothing,
    page: doNothing,
    identify: doNothing,
    attach: () => doNothing,
    setConsent: doNothing,
  };
  render(
    <AccountWorld session={createFakeSession(memberState, actions)} notify={notify} telemetry={telemetry}>
      <Devices />
    </AccountWorld>,
  );
  return { notify, event };
}

const getDeviceNames = () =>
  screen.getAllByRole('listitem', { hidden: true }).map((row) => row.querySelector('bdi')?.textContent);

async function openDialog(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  return { dialog, confirmButton: dialog.getByRole('button', { name: 'Remove device' }) };
}

describe('the devices', () => {
  it('the list of devices starts with this device, without a button, and shows the count and the limit', async () => {
    renderDevices({ listDevices: () => createDeviceList(ipad, phone, laptop) });
    await screen.findByText('3 of 5 in use');
    expect(screen.getByText('You can be signed in on 5 devices.')).toBeDefined();
    expect(getDeviceNames()).toEqual(['Firefox on Linux', 'Safari on iPhone', 'Safari on iPad']);
    const firstDevice = within(screen.getAllByRole('listitem')[0] ?? document.body);
    expect(firstDevice.getByText('This device')).toBeDefined();
    expect(firstDevice.queryByRole('button')).toBeNull();
    expect(screen.getByText('Last used 2 days ago')).toBeDefined();
  });

  it.each([
    [{}, 'iOS 26.1'],
    [{ os_version: undefined }, 'iOS'],
    [{ os_name: 'iPhone', os_version: undefined }, undefined],
    [{ os_name: ' ', os_version: undefined }, undefined],
  ])(
    'the list of devices shows the system and its version, unless the device’s name contains it: %o',
    async (part, system) => {
      renderDevices({ listDevices: () => createDeviceList({ ...phone, ...part }) });
      const row = await screen.findByRole('listitem');
      const details = [...row.querySelectorAll('p:last-child bdi')].map((fact) => fact.textContent);
      expect(details).toEqual([
        ...(system === undefined ? [] : [system]),
        expect.stringMatching(/^Last used/),
        expect.stringMatching(/^Added/),
      ]);
    },
  );

  it('the list of devices removes a device once after a confirmation, and reports it to telemetry', async () => {
    const pendingResponse = Promise.withResolvers<readonly Device[]>();
    const removeDevice = vi.fn(() => pendingResponse.promise);
    const { notify, event } = renderDevices({ listDevices: () => createDeviceList(laptop, ipad), removeDevice });
    const { confirmButton } = await openDialog('Safari on iPad');
    await userEvent.dblClick(confirmButton);
    expect(removeDevice).toHaveBeenCalledExactlyOnceWith('device-3', undefined);
    pendingResponse.resolve([laptop]);
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Safari on iPad has been removed.'));
    expect(getDeviceNames()).toEqual(['Firefox on Linux']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
    expect(event).toHaveBeenCalledExactlyOnceWith('device_deleted', {});
  });

  it('only the browser’s own device is “This device”, although the backend flags each device as current [fault-40e]', async () => {
    renderDevices({
      listDevices: () => createDeviceList(...[laptop, phone, ipad].map((device) => ({ ...device, is_current: true }))),
    });
    expect(await screen.findAllByText('This device')).toHaveLength(1);
  });

  it('a device that is still in the server’s answer is not announced as removed [fault-40d]', async () => {
    const { notify, event } = renderDevices({
      listDevices: () => createDeviceList(laptop, ipad),
      removeDevice: () => Promise.resolve([laptop, ipad]),
    });
    const { confirmButton } = await openDialog('Safari on iPad');
    await userEvent.click(confirmButton);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledExactlyOnceWith(
        'danger',
        'Safari on iPad hasn’t been removed. Try again in a moment.',
      ),
    );
    expect(getDeviceNames()).toContain('Safari on iPad');
    expect(event).not.toHaveBeenCalled();
  });

  it.each([
    ['an answer without a list', () => Promise.resolve(undefined)],
    ['a lost answer', () => Promise.reject(new PortalError('timeout'))],
  ])('the list of devices loads again after %s [fault-9w]', async (_, removeDevice) => {
    const lists = [createDeviceList(laptop, ipad), createDeviceList(laptop)];
    renderDevices({ listDevices: () => lists.shift() ?? createDeviceList(laptop), removeDevice });
    const { confirmButton } = await openDialog('Safari on iPad');
    await userEvent.click(confirmButton);
    await waitFor(() => expect(getDeviceNames()).toEqual(['Firefox on Linux']));
    expect(lists).toEqual([]);
  });

  it('the dialog stays open, and Cancel is disabled, until the removal has ended', async () => {
    const call = Promise.withResolvers<readonly Device[]>();
    renderDevices({ listDevices: () => createDeviceList(laptop, phone, ipad), removeDevice: () => call.promise });
    const { dialog, confirmButton } = await openDialog('Safari on iPad');
    await userEvent.click(confirmButton);
    const cancelButton = dialog.getByRole('button', { name: 'Cancel' });
    expect(cancelButton.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cancelButton);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Remove Safari on iPad?' })).toBeDefined();
    call.reject(new PortalError('timeout'));
    await dialog.findByRole('alert');
    await userEvent.click(cancelButton);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the list of devices refetches the devices when the removed device was already gone', async () => {
    let devices = [laptop, ipad];
    const { notify, event } = renderDevices({
      listDevices: () => createDeviceList(...devices),
      removeDevice: () => Promise.reject(new PortalError('not_found', { status: 404 })),
    });
    const { confirmButton } = await openDialog('Safari on iPad');
    devices = [laptop];
    await userEvent.click(confirmButton);
    await waitFor(() => expect(getDeviceNames()).toEqual(['Firefox on Linux']));
    expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'This device has already been removed.');
    expect(event).not.toHaveBeenCalled();
  });

  it('a failed removal keeps the device, and the dialog shows the reason', async () => {
    renderDevices({
      listDevices: () => createDeviceList(laptop, ipad),
      removeDevice: () => Promise.reject(new PortalError('offline')),
    });
    const { dialog, confirmButton } = await openDialog('Safari on iPad');
    await userEvent.click(confirmButton);
    expect((await dialog.findByRole('alert')).textContent).toBe('You’re offline.');
    expect(getDeviceNames()).toEqual(['Firefox on Linux', 'Safari on iPad']);
    await waitFor(() => expect(confirmButton.hasAttribute('aria-busy')).toBe(false));
  });

  it('a press on “Try again” reloads a list of devices that failed to load', async () => {
    let isOnline = false;
    renderDevices({
      listDevices: () => (isOnline ? createDeviceList(laptop) : Promise.reject(new PortalError('offline'))),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isOnline = true;
    await userEvent.click(retry);
    expect(await screen.findByText('1 of 5 in use')).toBeDefined();
  });
});
