import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTelemetry } from '@touchline/telemetry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, json, refusal, AccountWorld } from '../testing/account-world.tsx';
import { createFakeSession, memberUser, memberState } from '../testing/fake-session.ts';
import { createClip, createList } from '../testing/wire.ts';
import { PersonalClips } from './personal-clips.tsx';

afterEach(cleanup);

const getTitles = () =>
  screen.queryAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);

function renderClips(answerCall: Responder) {
  const notify = vi.fn();
  const listener = vi.fn();
  const telemetry = createTelemetry({ sinks: [{ event: listener }] });
  render(
    <AccountWorld
      session={createFakeSession(memberState)}
      answerCall={answerCall}
      notify={notify}
      telemetry={telemetry}
    >
      <PersonalClips viewer={memberUser.id} />
    </AccountWorld>,
  );
  return { notify, listener };
}

/** Chooses an action of a clip's menu. @returns the dialog that it opens */
async function chooseMenuItem(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

async function renameTo(title: string) {
  const dialog = await chooseMenuItem('Slap shot', 'Rename');
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
    const dialog = await chooseMenuItem('Slap shot', 'Rename');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Title' })));
  });

  it('deleting a clip moves the focus to the next one', async () => {
    renderClips((path) =>
      path.startsWith('/api/clip/delete/') ? undefined : createList([createClip('Slap shot'), createClip('Save')]),
    );
    const dialog = await chooseMenuItem('Slap shot', 'Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete clip' }));
    await waitFor(() => expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Save'));
  });

  it('an empty title shows an error at its field', async () => {
    renderClips(() => createList([createClip('Slap shot')]));
    await renameTo('');
    const input = await screen.findByRole('textbox', { name: 'Title', description: 'Enter a title.' });
    expect(document.activeElement).toBe(input);
  });

  it('a confirmed deletion removes the clip at once, and a refusal restores it', async () => {
    const call = Promise.withResolvers<Response>();
    const { notify } = renderClips((path) =>
      path.startsWith('/api/clip/delete/') ? call.promise : createList([createClip('Slap shot'), createClip('Save')]),
    );
    const dialog = await chooseMenuItem('Slap shot', 'Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete clip' }));
    await waitFor(() => expect(getTitles()).toEqual(['Save']));
    call.resolve(refusal('server_error', 500));
    await waitFor(() => expect(getTitles()).toEqual(['Slap shot', 'Save']));
    expect(notify).toHaveBeenCalledExactlyOnceWith('danger', expect.any(String));
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

  it('a canceled deletion keeps the clip', async () => {
    renderClips(() => createList([createClip('Slap shot')]));
    const dialog = await chooseMenuItem('Slap shot', 'Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getTitles()).toEqual(['Slap shot']);
  });
});
