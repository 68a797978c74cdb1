import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearViewersValues } from '@touchline/feature-kit/storage';
import { refusal } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { momentDraft } from '../state/moment-draft.ts';
import { openMatch, setUpPage } from '../testing/open-match.tsx';
import { password, type Responder } from '../testing/moments-world.tsx';

setUpPage();

/** The server refuses the viewer's token and its refresh. */
const respondExpired: Responder = (path) =>
  path.startsWith('/api/tag/')
    ? refusal('token_expired', 401)
    : path === '/api/oauth2/token'
      ? refusal('refresh_token_failed', 400)
      : undefined;

/** Opens the form of a new moment and types a title. */
async function openFormWithTitle(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Mark this moment' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: title } });
}

const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['new', /^Mark this moment$/],
  ['changed', /^Edit: .*Goal/],
])('the typed values of a %s moment return after the session has expired at the save', async (_kind, button) => {
  const { session, setResponder } = await openMatch({ role: 'editor' });
  const { email: username = '' } = session.viewer() ?? {};
  await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] ?? document.body);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'What a save' } });
  setResponder(respondExpired);
  await pressButton('Save');
  await waitFor(() => expect(session.viewer()).toBeNull());
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  setResponder(undefined);
  await act(() => session.signIn({ username, password }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'What a save');
  expect(momentDraft.get(), 'a later visit does not open the form').toBeNull();
});

test('unsaved values are not stored, neither while the form is open nor after a sign-out', async () => {
  const { session } = await openMatch();
  await openFormWithTitle('What a save');
  expect(momentDraft.get()).toBeNull();
  await act(() => session.signOut());
  expect(momentDraft.get()).toBeNull();
});

test('the values of a save are not stored if the viewer signs out before its refusal', async () => {
  let sendResponse: (response: Response) => void = () => undefined;
  const { session, requestedPaths } = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? new Promise((resolve) => (sendResponse = resolve)) : undefined),
  });
  await openFormWithTitle('What a save');
  await pressButton('Save');
  await waitFor(() => expect(requestedPaths.some((path) => path.endsWith('saveV2'))).toBe(true));
  await act(() => session.signOut());
  await act(async () => sendResponse(refusal('token_expired', 401)));
  expect(momentDraft.get()).toBeNull();
});

test('the values of a refused save are stored until a sign-out, although an earlier save succeeded while the viewer typed', async () => {
  let sendResponse: (response: Response) => void = () => undefined;
  const { session, setResponder, requestedPaths } = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? new Promise((resolve) => (sendResponse = resolve)) : undefined),
  });
  await openFormWithTitle('First');
  await pressButton('Save');
  await waitFor(() => expect(requestedPaths.some((path) => path.endsWith('saveV2'))).toBe(true));
  await openFormWithTitle('Second');
  setResponder(respondExpired);
  await act(async () => sendResponse(Response.json({ content: { id: 't1', type: 'user', title: 'First', time: 0 } })));
  await screen.findByRole('button', { name: 'Edit: First', hidden: true });
  await pressButton('Save');
  await waitFor(() => expect(session.viewer()).toBeNull());
  await waitFor(() => expect(momentDraft.get()?.fields.title).toBe('Second'));
  clearViewersValues();
  expect(momentDraft.get(), 'a sign-out deletes them').toBeNull();
});
