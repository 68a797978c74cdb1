import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentKeys, type EventView } from '@touchline/content';
import { refusal } from '@touchline/feature-kit/testing';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { KeyMoments } from './key-moments.tsx';
import { openMatch, setUpPage } from './testing/open-match.tsx';
import { type Responder, createMomentsWorld, readPersonalTags, findRecordedMatch } from './testing/moments-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const backendUrl = inject('backendUrl');

setUpPage();

/** Sends a call to the backend, which fills its answer with malformed values of these kinds. */
const respondMalformed =
  (itemPatch: string, kinds: string): Responder =>
  (path, request) => {
    if (!path.endsWith(itemPatch)) return undefined;
    request.headers.set('x-odd-kinds', kinds);
    return fetch(request);
  };

/** The backend carries the call out, and its answer does not arrive. */
const respondThenLose =
  (pathEnding: string): Responder =>
  (path, request) =>
    path.endsWith(pathEnding)
      ? fetch(request).then(async (response) => {
          await response.text();
          throw new TypeError('lost');
        })
      : undefined;

const getRow = (name: RegExp) => screen.findByRole('button', { name });
const getRows = () => screen.getAllByRole('listitem');
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a moment after the end of the recording is not a link [fault-7d]', async () => {
  const entries = [
    { id: '1', type: 'game', title: 'Inside', time: 60_000 },
    { id: '2', type: 'game', title: 'Behind the end', time: 400_000 },
  ];
  await openMatch({
    respond: (path) => (path === '/api/tag/list' ? Response.json({ content: { entries } }) : undefined),
  });
  expect(await getRow(/Inside/)).toBeDefined();
  expect(screen.getByText('Behind the end')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Behind the end/ })).toBeNull();
});

test('shows a sign-in link to a visitor and calls no backend', async () => {
  const world = createMomentsWorld(backendUrl);
  const event = await findRecordedMatch(world);
  world.requestedPaths.length = 0;
  render(
    <world.Providers>
      <KeyMoments event={event} />
    </world.Providers>,
  );
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(world.requestedPaths).toEqual([]);
});

test('public tags are listed by period, and a pressed tag plays from five seconds before it', async () => {
  const { player } = await openMatch();
  await userEvent.click(await getRow(/^1:21.*Goal.*No\. \d+/));
  expect(player.calls).toEqual(['seek 76', 'play', 'reveal']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1st period',
    '2nd period',
    '3rd period',
  ]);
  expect(getRows()).toHaveLength(10);
  await pressButton('Show 2 more');
  expect(getRows()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: /^Edit/ }), 'a viewer cannot edit public tags').toBeNull();
});

test('filters moments by kind, team and player, and keeps the filter after a reload', async () => {
  const { event, Providers } = await openMatch();
  await screen.findAllByRole('listitem');
  await pressButton('Goals 6');
  expect(getRows()).toHaveLength(6);
  const chooseOption = (list: string, name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: list }), name);
  await chooseOption('Team', event.teams?.[0].name ?? '');
  expect(getRows()).toHaveLength(4);
  const [number = ''] = /No\. \d+/.exec(getRows()[0]?.textContent ?? '') ?? [];
  cleanup();
  render(
    <Providers>
      <KeyMoments event={event} />
    </Providers>,
  );
  await screen.findAllByRole('listitem');
  expect(getRows(), 'the address restores the filter').toHaveLength(4);
  await pressButton('All 12');
  await chooseOption('Player', `${event.teams?.[0].name} · ${number}`);
  expect(getRows().every(({ textContent }) => textContent.includes(number))).toBe(true);
});

test('shows and saves a moment at the picture’s position when the key T is pressed', async () => {
  const { player, event, messages, ...world } = await openMatch();
  await screen.findAllByRole('listitem');
  act(() => player.emit('mark'));
  expect((await getRow(/^0:12.*My moment.*Only you see this/)).closest('li')).toBeTruthy();
  expect(messages).toEqual(['Marked at 0:12']);
  await waitFor(async () =>
    expect(await readPersonalTags({ ...world, player, messages }, event.id)).toMatchObject([
      { title: 'My moment', type: 'user', time: 12_400, global: false },
    ]),
  );
});

test('saves a new moment with title, player, start and end, and then a changed title', async () => {
  const { event, player, ...world } = await openMatch();
  await screen.findAllByRole('listitem');
  await pressButton('Mark this moment');
  const form = within(await screen.findByRole('dialog'));
  expect(player.calls, 'the open form pauses the video').toEqual(['hold']);
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'What a save');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Kind' }), 'Save');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'About' }), 'A player');
  await userEvent.type(form.getByRole('textbox', { name: 'Shirt number' }), '3x1');
  await userEvent.click(form.getByRole('checkbox', { name: 'It lasts a while' }));
  await userEvent.clear(form.getByRole('textbox', { name: 'End' }));
  await userEvent.type(form.getByRole('textbox', { name: 'End' }), '0:10');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('alert').textContent).toBe('The end must be after the start.');
  await userEvent.type(form.getByRole('textbox', { name: 'End' }), '{Backspace}{Backspace}20.5');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await getRow(/What a save.*No\. 31/)).toBeTruthy();
  await waitFor(async () =>
    expect(await readPersonalTags({ ...world, player }, event.id)).toMatchObject([
      { title: 'What a save', type: 'player', kind: 'save', startTime: 12_400, endTime: 20_500, playerNumber: '31' },
    ]),
  );
  expect(player.calls.at(-1)).toBe('release');

  await userEvent.click(await getRow(/^Edit: What a save/));
  const change = within(await screen.findByRole('dialog'));
  await userEvent.clear(change.getByRole('textbox', { name: 'Title' }));
  await userEvent.type(change.getByRole('textbox', { name: 'Title' }), 'Robbed');
  await userEvent.click(change.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await readPersonalTags({ ...world, player }, event.id)).toMatchObject([
      { title: 'Robbed', startTime: 12_400 },
    ]),
  );
  expect(screen.queryByText('What a save')).toBeNull();
});

test('removes several moments after the viewer confirms', async () => {
  const { player, event, messages, ...world } = await openMatch();
  await screen.findAllByRole('listitem');
  for (const position of [3, 4, 5]) {
    player.publish({ position });
    act(() => player.emit('mark'));
    await getRow(new RegExp(`^0:0${position}.*My moment`));
  }
  await waitFor(async () => expect(await readPersonalTags({ ...world, player, messages }, event.id)).toHaveLength(3));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(3));
  await pressButton('Remove…');
  const checkboxes = screen.getAllByRole('checkbox', { name: 'My moment' });
  expect(checkboxes).toHaveLength(3);
  for (const checkbox of checkboxes.slice(0, 2)) await userEvent.click(checkbox);
  await pressButton('Remove 2 moments');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 2 moments' }));
  await waitFor(() => expect(screen.getAllByText('My moment')).toHaveLength(1));
  await waitFor(() => expect(messages.at(-1)).toBe('2 moments removed'));
  expect(await readPersonalTags({ ...world, player, messages }, event.id)).toHaveLength(1);
});

test('a moment disappears from the list when its save is refused, with one message', async () => {
  let sendResponse: (response: Response) => void = () => undefined;
  const { player, messages } = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? new Promise((resolve) => (sendResponse = resolve)) : undefined),
  });
  await screen.findAllByRole('listitem');
  act(() => player.emit('mark'));
  expect(await getRow(/My moment/)).toBeTruthy();
  sendResponse(refusal('invalid_range', 400));
  await waitFor(() => expect(screen.queryByText('My moment')).toBeNull());
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatch(/^My moment: /);
});

test('a new moment stays when the answer to its save is empty, and the next list contains it [fault-9w]', async () => {
  const world = await openMatch({ respond: respondMalformed('saveV2', 'empty-write-answers') });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  const [{ id } = { id: '' }] = await vi.waitUntil(async () => {
    const tags = await readPersonalTags(world, world.event.id);
    return tags.length > 0 && tags;
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: My moment' }).dataset['moment']).toBe(id));
  expect(screen.getAllByText('My moment')).toHaveLength(1);
  expect(world.messages).toEqual(['Marked at 0:12']);
});

test('a moment whose answer is lost is found by a look-up and saved once [fault-9w]', async () => {
  const world = await openMatch({ respond: respondThenLose('saveV2') });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  expect(world.messages).toEqual(['Marked at 0:12']);
  expect(world.requestedPaths.filter((path) => path.endsWith('saveV2'))).toHaveLength(1);
  expect(await readPersonalTags(world, world.event.id)).toHaveLength(1);
});

test('an unsaved moment stays in the list, and Try again saves it once [fault-9w]', async () => {
  const world = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? refusal('server_error', 500) : undefined),
  });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  expect(await getRow(/My moment.*Not saved yet/)).toBeTruthy();
  expect(await readPersonalTags(world, world.event.id)).toEqual([]);
  world.setResponder(undefined);
  await pressButton('Try again: My moment');
  await screen.findByRole('button', { name: 'Edit: My moment' });
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(await readPersonalTags(world, world.event.id)).toHaveLength(1);
});

test('the selection stays after a removal that fails, and the page requests the tags again [fault-9w]', async () => {
  const world = await openMatch();
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  await pressButton('Remove…');
  await userEvent.click(screen.getByRole('checkbox', { name: 'My moment' }));
  world.setResponder((path) => (path.endsWith('remove_list') ? refusal('server_error', 500) : undefined));
  const countLists = () => world.requestedPaths.filter((path) => path.endsWith('/tag/list')).length;
  const listCount = countLists();
  await pressButton('Remove 1 moment');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 1 moment' }));
  await waitFor(() => expect(countLists()).toBe(listCount + 1));
  expect(await screen.findByRole('checkbox', { name: 'My moment' })).toHaveProperty('checked', true);
});

test('a removal is not announced as done while the server keeps the moment, and its selection stays [fault-40d]', async () => {
  const world = await openMatch();
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  await pressButton('Remove…');
  await userEvent.click(screen.getByRole('checkbox', { name: 'My moment' }));
  world.messages.length = 0;
  world.setResponder((path) =>
    path.endsWith('remove_list') ? Response.json({ content: { removed: [] } }) : undefined,
  );
  await pressButton('Remove 1 moment');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 1 moment' }));
  await waitFor(() => expect(world.messages).toHaveLength(1));
  expect(world.messages[0]).toMatch(/Try again/);
  expect(await screen.findByRole('checkbox', { name: 'My moment' })).toHaveProperty('checked', true);
});

test('shows one message and writes one line to the log for missing tags, and lists them after a retry', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { setResponder, reportedErrors } = await openMatch({
    respond: (path) => (path.endsWith('tag/list') ? refusal('server_error', 500) : undefined),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reportedErrors).toMatchObject([{ code: 'server_error' }]);
  expect(warn.mock.calls).toMatchObject([[expect.stringMatching(/^Failed to load "tags" of event .+: server_error$/)]]);
  setResponder(undefined);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
});

test('an editor’s public moment is saved, and other viewers load it after the event reports the change', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const viewerMatch = await openMatch({ matchIndex: 1 });
  await screen.findAllByRole('listitem');
  cleanup();
  const editorMatch = await openMatch({ role: 'editor', matchIndex: 1 });
  await screen.findAllByRole('listitem');
  await pressButton('Mark this moment');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'For all');
  await userEvent.click(form.getByRole('checkbox', { name: 'Show to everyone' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit: For all' });
  expect(await readPersonalTags(editorMatch, editorMatch.event.id)).toEqual([]);
  cleanup();

  viewerMatch.requestedPaths.length = 0;
  const renderPage = (event: EventView) => (
    <viewerMatch.Providers>
      <KeyMoments event={event} />
    </viewerMatch.Providers>
  );
  const { rerender } = render(renderPage(viewerMatch.event));
  await screen.findAllByRole('listitem');
  expect(screen.queryByText('For all')).toBeNull();
  rerender(renderPage({ ...viewerMatch.event, tagsUpdatedAt: Date.now() }));
  expect(await getRow(/For all/)).toBeTruthy();
});

test('loads tags after each load of an event that reports no change of tags, and not after a message', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { requestedPaths, event, queryClient } = await openMatch();
  await screen.findAllByRole('listitem');
  const countTagCalls = () => requestedPaths.filter((path) => path.endsWith('tag/list')).length;
  const queryKey = contentKeys.event(event.id, 'id');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => void queryClient.setQueryData(queryKey, { id: event.id }));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(countTagCalls()).toBe(1);
  await act(() => queryClient.fetchQuery({ queryKey, staleTime: 0, queryFn: () => ({ id: event.id, title: 'anew' }) }));
  await waitFor(() => expect(countTagCalls()).toBe(2));
});

test('moments are a layer of the seek bar that may reveal the result', async () => {
  const { remote } = await openMatch();
  await screen.findAllByRole('listitem');
  const [dialogLayer] = remote.layers.get();
  expect(dialogLayer).toMatchObject({ label: 'Key moments', spoils: true });
  expect(dialogLayer?.markers).toHaveLength(12);
  expect(dialogLayer?.markers.find(({ kind }) => kind === 'goal')).toMatchObject({
    start: 81,
    label: expect.stringMatching(/^Goal, /),
    detail: expect.stringMatching(/^1:21 · .+ · No\. \d+$/),
    color: expect.stringMatching(/^#/),
  });
});

test('hides the list in spoiler-free mode until the viewer asks for it, but offers the match in one minute', async () => {
  const { remote } = await openMatch({ isSpoilerFree: true });
  await screen.findByRole('button', { name: 'I have 1 minute' });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await pressButton('Show key moments');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(remote.layers.get().every(({ spoils }) => spoils)).toBe(true);
});
