import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTelemetry } from '@touchline/telemetry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import { createFakeSession, memberUser, memberState } from '../../testing/fake-session.ts';
import { createClip, createList } from '../../testing/wire.ts';
import { sendPendingDeletions } from '../../state/pending-deletions.ts';
import { PersonalClips } from './personal-clips.tsx';

afterEach(cleanup);

const getTitles = () =>
  screen.queryAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);

function renderClips(answerCall: Responder) {
  const notify = vi.fn();
  const listener = vi.fn();
  const readToken = vi.fn(() => 'token');
  const telemetry = createTelemetry({ sinks: [{ event: listener }] });
  render(
    <AccountWorld
      session={{ ...createFakeSession(memberState), token: readToken }}
      answerCall={answerCall}
      notify={notify}
      telemetry={telemetry}
    >
      <PersonalClips viewer={memberUser.id} />
    </AccountWorld>,
  );
  return { notify, listener, readToken };
}

async function chooseMenuItem(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function openRenameDialog() {
  await chooseMenuItem('Slap shot', 'Rename');
  return within(await screen.findByRole('dialog'));
}

async function renameTo(title: string) {
  const dialog = await openRenameDialog();
  const input = dialog.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(input);
  if (title !== '') await userEvent.type(input, title);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('the viewer’s own clips', () => {
  it('a clip shows its new title at once, and the old one again after a refusal', async () => {
    const pendingResponse = Promise.withResolvers<Response>();
    const { notify } = renderClips((path) =>
      path.startsWith('/api/clip/update/') ? pendingResponse.promise : createList([createClip('Slap shot')]),
    );
    await renameTo('Goal of the year');
    await waitFor(() => expect(getTitles()).toEqual(['Goal of the year']));
    pendingResponse.resolve(refusal('title_required'));
    await waitFor(() => expect(getTitles()).toEqual(['Slap shot']));
    expect(notify).toHaveBeenCalledOnce();
    expect(notify.mock.calls[0]?.[0]).toBe('danger');
  });

  it('the toast of a lost rename sends the typed title again [fault-9w]', async () => {
    const bodies: string[] = [];
    const { notify } = renderClips((path, body) => {
      if (!path.startsWith('/api/clip/update/')) return createList([createClip('Slap shot')]);
      bodies.push(body);
      return bodies.length === 1 ? refusal('server_error', 500) : json({});
    });
    await renameTo('Top corner');
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    const [kind, message, action] = notify.mock.calls[0] ?? [];
    expect([kind, message]).toEqual(['danger', expect.stringMatching(/^Top corner: /)]);
    act(() => action.onPress());
    await waitFor(() => expect(getTitles()).toEqual(['Top corner']));
    expect(bodies).toEqual(['{"title":"Top corner"}', '{"title":"Top corner"}']);
  });

  it('a clip keeps its new title after the server’s answer', async () => {
    const requestBodies: string[] = [];
    renderClips((path, body) => {
      if (!path.startsWith('/api/clip/update/Slap')) return createList([createClip('Slap shot')]);
      requestBodies.push(body);
      return json({ ...createClip('Slap shot'), title: 'Top corner' });
    });
    await renameTo('  Top corner ');
    await waitFor(() => expect(requestBodies).toEqual(['{"title":"Top corner"}']));
    await waitFor(() => expect(getTitles()).toEqual(['Top corner']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Top corner' }));
  });

  it('the title’s field has the focus when the rename dialog opens', async () => {
    renderClips(() => createList([createClip('Slap shot')]));
    const dialog = await openRenameDialog();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Title' })));
  });

  it('deleting a clip moves the focus to the next one', async () => {
    renderClips((path) =>
      path.startsWith('/api/clip/delete/') ? undefined : createList([createClip('Slap shot'), createClip('Save')]),
    );
    await chooseMenuItem('Slap shot', 'Delete');
    await waitFor(() => expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Save'));
  });

  it.each(['', '  '])('the empty title %j shows an error at its field', async (title) => {
    renderClips(() => createList([createClip('Slap shot')]));
    await renameTo(title);
    const input = await screen.findByRole('textbox', { name: 'Title', description: 'Enter a title.' });
    expect(document.activeElement).toBe(input);
  });

  /** Deletes the clip “Slap shot” of two clips. */
  async function deleteSlapShot(answerDeletion: () => Response = () => json({})) {
    const deletionPaths: string[] = [];
    const { notify, readToken } = renderClips((path) => {
      const isDeleted = deletionPaths.length > 0 && answerDeletion().ok;
      if (!path.startsWith('/api/clip/delete/'))
        return createList([...(isDeleted ? [] : [createClip('Slap shot')]), createClip('Save')]);
      deletionPaths.push(path);
      return answerDeletion();
    });
    await chooseMenuItem('Slap shot', 'Delete');
    await waitFor(() => expect(getTitles()).toEqual(['Save']));
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    const [kind, message, action] = notify.mock.calls[0] ?? [];
    expect([kind, message, action.label]).toEqual(['success', 'The clip has been deleted.', 'Undo']);
    return { notify, action, deletionPaths, readToken };
  }

  it('a deleted clip leaves the list at once, and the backend when its toast closes', async () => {
    const { action, deletionPaths } = await deleteSlapShot();
    expect(deletionPaths).toEqual([]);
    act(() => action.onExpire());
    await waitFor(() => expect(deletionPaths).toEqual(['/api/clip/delete/Slap%20shot']));
    await waitFor(() => expect(getTitles()).toEqual(['Save']));
  });

  it('a press on Undo restores the clip and announces it, and a later deletion of another clip sends one call', async () => {
    const { notify, action, deletionPaths } = await deleteSlapShot();
    act(() => action.onPress());
    await waitFor(() => expect(getTitles()).toEqual(['Slap shot', 'Save']));
    expect(notify).toHaveBeenLastCalledWith('success', 'The clip is back.');
    await chooseMenuItem('Save', 'Delete');
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(3));
    act(() => notify.mock.calls[2]?.[2].onExpire());
    await waitFor(() => expect(deletionPaths).toEqual(['/api/clip/delete/Save']));
  });

  it('a refused deletion restores the clip and shows a toast', async () => {
    const { notify, action } = await deleteSlapShot(() => refusal('server_error', 500));
    act(() => action.onExpire());
    await waitFor(() => expect(getTitles()).toEqual(['Slap shot', 'Save']));
    expect(notify).toHaveBeenLastCalledWith('danger', expect.stringMatching(/^Slap shot: /));
  });

  it.each([
    ['the page closes', () => dispatchEvent(new Event('pagehide'))],
    ['the viewer signs out', sendPendingDeletions],
  ])('a deletion with an open toast is sent when %s, and a later press on Undo has no effect', async (_, leave) => {
    const { action, deletionPaths, readToken } = await deleteSlapShot();
    act(() => void leave());
    expect(readToken, 'the token is read before a sign-out removes it').toHaveBeenCalledOnce();
    await waitFor(() => expect(deletionPaths).toEqual(['/api/clip/delete/Slap%20shot']));
    act(() => action.onPress());
    expect(getTitles()).toEqual(['Save']);
  });

  it('the deletion of the last clip shows the empty list', async () => {
    renderClips(() => createList([createClip('Slap shot')]));
    await chooseMenuItem('Slap shot', 'Delete');
    expect(await screen.findByRole('heading', { name: 'No clips yet' })).toBeDefined();
  });

  it('loads the viewer’s own clips in pages of 10', async () => {
    const requests: unknown[] = [];
    renderClips((path, body) => {
      if (path === '/api/clip/user_list') requests.push(JSON.parse(body));
      return createList([createClip('Slap shot')]);
    });
    await waitFor(() => expect(getTitles()).toEqual(['Slap shot']));
    expect(requests).toMatchObject([{ page: 0, size: 10 }]);
  });

  it('sharing copies a link to the clip, and telemetry counts it without its title', async () => {
    const { notify, listener } = renderClips(() => createList([createClip('Slap')]));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for Slap' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Link copied'));
    expect(await navigator.clipboard.readText()).toMatch(/\/events\/Slap\/\?media_type=user_clip$/);
    expect(listener.mock.calls).toEqual([['share', { method: 'copy', content_type: 'user_clip', item_id: 'Slap' }]]);
  });
});
