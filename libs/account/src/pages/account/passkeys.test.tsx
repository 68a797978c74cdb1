import type { makePasskey } from '@touchline/auth-session';
import { PortalError, type NewPasskey, type Passkey } from '@touchline/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountWorld, json, refusal, type Responder } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { Passkeys } from './passkeys.tsx';

const browser = vi.hoisted(() => ({ makePasskey: vi.fn<typeof makePasskey>() }));
vi.mock('@touchline/auth-session', async (importOriginal) => ({ ...(await importOriginal<object>()), ...browser }));

afterEach(() => {
  cleanup();
  browser.makePasskey.mockReset();
});

const phone: Passkey = { id: '1', name: 'My phone', added_at: '2026-01-12T10:00:00.000Z' };
const laptop: Passkey = { id: '2', name: 'Chrome on Windows', added_at: '2026-02-12T10:00:00.000Z' };
const newPasskey: NewPasskey = { rawId: 'aWQ', response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'b2Jq' } };
const publicKey = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'localhost' },
  user: { id: 'dXNlcg', name: 'a', displayName: 'A' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

interface Options {
  passkeys?: Passkey[];
  limit?: number;
  method?: 'credentials' | 'passkey';
  list?: () => Response;
}

/** The passkeys of an account, whose password is `late goal`. Returns the bodies of the writes, by path. */
function renderPasskeys({ passkeys = [phone], limit = 10, method = 'credentials', list }: Options) {
  const writes: [path: string, body: unknown][] = [];
  const notify = vi.fn();
  const answer: Responder = (path, rawBody) => {
    if (path.endsWith('/get_passkeys')) return list?.() ?? json({ passkeys, limit });
    const body: Record<string, string> = JSON.parse(rawBody);
    writes.push([path.split('/').at(-1) ?? '', body]);
    if (path.endsWith('/rename_passkey')) return json({ passkeys: [{ ...phone, name: body['name'] }], limit });
    if (path.endsWith('/add_passkey')) return json({ passkeys: [...passkeys, laptop], limit });
    if (body['password'] !== 'late goal') return refusal('wrong_password');
    return path.endsWith('/delete_passkey') ? json({ passkeys: [], limit }) : json({ publicKey });
  };
  const session = createFakeSession(
    { ...memberState, method },
    { describeDevice: async () => ({ id: 'device-1', name: 'Chrome on Windows' }) },
  );
  render(
    <AccountWorld session={session} answerCall={answer} notify={notify}>
      <Passkeys />
    </AccountWorld>,
  );
  return { writes, notify };
}

const pressButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findDialog = async () => within(await screen.findByRole('dialog'));

test('the panel lists each passkey with its dates', async () => {
  renderPasskeys({ passkeys: [{ ...phone, used_at: '2026-02-10T19:30:00.000Z' }, { id: '3' }] });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual(['My phone', 'Unnamed passkey']);
  expect(screen.getByText('Last used 2 days ago')).toBeTruthy();
});

test('a new passkey requires the password, and gets the name of this device', async () => {
  browser.makePasskey.mockResolvedValue(newPasskey);
  const { writes, notify } = renderPasskeys({});
  await pressButton('Add a passkey');
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  expect(dialog.getByText('Enter your password.')).toBeTruthy();
  await enterText(dialog.getByLabelText('Password'), 'late goal');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Your passkey has been added.'));
  expect(writes).toEqual([
    ['new_passkey_challenge', { password: 'late goal' }],
    ['add_passkey', { credential: newPasskey, name: 'Chrome on Windows' }],
  ]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['closes the browser’s dialog', null, 'No passkey was added. Try again.'],
  ['has a passkey on the device', new PortalError('conflict'), 'This device already has a passkey for your account.'],
])('a viewer who %s reads the reason', async (_, result, message) => {
  browser.makePasskey.mockImplementation(async () => {
    if (result) throw result;
    return null;
  });
  const { writes } = renderPasskeys({});
  await pressButton('Add a passkey');
  const dialog = await findDialog();
  await enterText(dialog.getByLabelText('Password'), 'late goal');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(writes.map(([path]) => path)).toEqual(['new_passkey_challenge']);
});

test('a passkey gets another name', async () => {
  const { writes } = renderPasskeys({});
  await pressButton('Rename My phone');
  const dialog = await findDialog();
  await userEvent.clear(dialog.getByLabelText('Name'));
  await enterText(dialog.getByLabelText('Name'), 'Work phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Work phone');
  expect(writes).toEqual([['rename_passkey', { id: '1', name: 'Work phone' }]]);
});

test('after a sign-in without a password, the dialog asks for it when the server requires it', async () => {
  const { writes, notify } = renderPasskeys({ method: 'passkey' });
  await pressButton('Remove My phone');
  const dialog = await findDialog();
  expect(dialog.queryByLabelText('Password')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  const passwordField = await dialog.findByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(passwordField));
  await enterText(passwordField, 'late goal');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'My phone has been removed.'));
  expect(writes.at(-1)).toEqual(['delete_passkey', { id: '1', password: 'late goal' }]);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('at the limit the panel explains why it has no button', async () => {
  renderPasskeys({ limit: 1 });
  await screen.findByText('You can’t have more passkeys. Remove one to add another.');
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a backend without passkeys hides the panel', async () => {
  renderPasskeys({ list: () => new Response('', { status: 404 }) });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
});

test('a failed list shows a problem with a button', async () => {
  renderPasskeys({ list: () => refusal('server_error', 500) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
