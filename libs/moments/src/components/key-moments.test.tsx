import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentKeys, type EventView } from '@touchline/content';
import { sportPeriods, type Tag } from '@touchline/contract';
import { createList, refusal } from '@touchline/feature-kit/testing';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { KeyMoments } from './key-moments.tsx';
import { createNewMoment } from './list/match-moments.tsx';
import { openMatch, setUpPage } from '../testing/open-match.tsx';
import {
  createMomentsWorld,
  findGoal,
  findRecordedMatch,
  getClockText,
  getPeriodName,
  readPersonalTags,
  readTags,
} from '../testing/moments-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const backendUrl = inject('backendUrl');

setUpPage();

const getRow = (name: RegExp) => screen.findByRole('button', { name });
/** Finds the row of a goal by its clock and shirt number. */
const getGoalRow = (goal: Tag) => getRow(new RegExp(`^${getClockText(goal)}.*Goal.*No\\. ${goal.playerNumber}\\b`));
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

test('a moment before the window of a live stream is not a link, and has the words “In the replay”', async () => {
  const entries = [
    { id: '1', type: 'game', title: 'Long ago', time: 60_000 },
    { id: '2', type: 'game', title: 'Just now', time: 3_000_000 },
  ];
  const { player } = await openMatch({
    respond: (path) => (path === '/api/tag/list' ? Response.json({ content: { entries } }) : undefined),
  });
  expect(await getRow(/Long ago/)).toBeDefined();
  const range = { start: 1800, end: 3600 };
  act(() => player.publish({ live: true, atLiveEdge: true, position: 3600, range }));
  expect(await getRow(/Just now/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Long ago/ })).toBeNull();
  expect(getRows().find((row) => row.textContent?.includes('Long ago'))?.textContent).toContain('In the replay');
});

test('a visitor sees the public moments of a free match, and a sign-in link instead of the form', async () => {
  const world = createMomentsWorld(backendUrl);
  const event = await findRecordedMatch(world);
  render(
    <world.Providers>
      <KeyMoments event={event} />
    </world.Providers>,
  );
  expect(await getGoalRow(findGoal(await readTags(world, event)))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in to mark moments' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark this moment' })).toBeNull();
});

test('a backend that refuses visitors gets one call in a visit, and the visitor a sign-in link', async () => {
  const world = createMomentsWorld(backendUrl, (path) =>
    path === '/api/tag/list' ? refusal('unauthorized', 401) : undefined,
  );
  const [event, otherEvent] = [await findRecordedMatch(world), await findRecordedMatch(world, 1)];
  const renderMatch = (match: typeof event) => (
    <world.Providers>
      <KeyMoments key={match.id} event={match} />
    </world.Providers>
  );
  const page = render(renderMatch(event));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  page.rerender(renderMatch(otherEvent));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(world.requestedPaths.filter((path) => path === '/api/tag/list')).toHaveLength(1);
});

test('public tags are listed by period, and a pressed tag plays from five seconds before it', async () => {
  const { player, ...world } = await openMatch();
  const tags = await readTags(world, world.event);
  const goal = findGoal(tags);
  await userEvent.click(await getGoalRow(goal));
  expect(player.calls).toEqual([`seek ${goal.time / 1000 - 5}`, 'play', 'reveal']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...new Set(tags.map(getPeriodName)),
  ]);
  expect(getRows()).toHaveLength(tags.length);
  expect(screen.queryByRole('button', { name: /^Edit/ }), 'a viewer cannot edit public tags').toBeNull();
});

test('the list shows ten moments at first, and a button shows the others', async () => {
  const tags = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, type: 'game', time: index * 1000 }));
  await openMatch({ respond: (path) => (path === '/api/tag/list' ? createList(tags) : undefined) });
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await pressButton('Show 2 more');
  expect(getRows()).toHaveLength(12);
});

test('the filters for kind, team and player apply to the moments, also after a reload', async () => {
  const { event, Providers, api } = await openMatch();
  const tags = await readTags({ api }, event);
  const goals = tags.filter(({ kind }) => kind === 'goal');
  const teamGoals = goals.filter(({ team }) => team?.teamId === event.teams?.[0].id);
  expect(teamGoals.length, 'the filter for a team hides goals').toBeLessThan(goals.length);
  await screen.findAllByRole('listitem');
  await pressButton(`Goals ${goals.length}`);
  expect(getRows()).toHaveLength(goals.length);
  const chooseOption = (list: string, name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: list }), name);
  await chooseOption('Team', event.teams?.[0].name ?? '');
  expect(getRows()).toHaveLength(teamGoals.length);
  const [number = ''] = /No\. \d+/.exec(getRows()[0]?.textContent ?? '') ?? [];
  cleanup();
  render(
    <Providers>
      <KeyMoments event={event} />
    </Providers>,
  );
  await screen.findAllByRole('listitem');
  expect(getRows(), 'the address restores the filter').toHaveLength(teamGoals.length);
  await pressButton(`All ${tags.length}`);
  await chooseOption('Player', `${event.teams?.[0].name} · ${number}`);
  expect(getRows().every(({ textContent }) => textContent.includes(number))).toBe(true);
});

test('the key T saves a moment at the picture’s position, and the list shows it', async () => {
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

test.each([
  ['has period and match clock at the live edge', true, [2, 61]],
  ['has neither behind the live edge', false, [undefined, undefined]],
])('a new moment %s', (_case, atLiveEdge, expected) => {
  const clock = { period: 2, seconds: 61.4, isRunning: false, atMs: 0, sport: sportPeriods('ice-hockey') };
  const state = { position: 900, live: true, atLiveEdge, status: 'playing', seeking: false, stream: 'hd' } as const;
  const range = { start: 0, end: 900 };
  const moment = createNewMoment({ ...state, range, wallClock: null, fullscreen: false }, { clock });
  expect([moment?.period, moment?.clockSeconds]).toEqual(expected);
});

test('a viewer saves a moment with title, player, start and end, and then changes its title', async () => {
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

test('several selected moments are removed after the viewer confirms', async () => {
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

test('missing tags show one message and write one line to the log, and a retry lists them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { setResponder, reportedErrors, ...world } = await openMatch({
    respond: (path) => (path.endsWith('tag/list') ? refusal('server_error', 500) : undefined),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reportedErrors).toMatchObject([{ code: 'server_error' }]);
  expect(warn.mock.calls).toMatchObject([[expect.stringMatching(/^Failed to load "tags" of event .+: server_error$/)]]);
  setResponder(undefined);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength((await readTags(world, world.event)).length);
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

test('if tag changes have no time, loading the event again reloads its tags, and a message does not', async () => {
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

test('moments are markers of a seek-bar layer that may reveal the result', async () => {
  const { remote, ...world } = await openMatch();
  const tags = await readTags(world, world.event);
  const goal = findGoal(tags);
  await screen.findAllByRole('listitem');
  const [dialogLayer] = remote.layers.get();
  expect(dialogLayer).toMatchObject({ label: 'Key moments', spoils: true });
  expect(dialogLayer?.markers).toHaveLength(tags.length);
  expect(dialogLayer?.markers.find(({ kind }) => kind === 'goal')).toMatchObject({
    start: goal.time / 1000,
    label: expect.stringMatching(/^Goal, /),
    detail: expect.stringMatching(
      new RegExp(
        `^${getPeriodName(goal)}, ${getClockText(goal)} left · .+ · No\\. ${goal.playerNumber}( · Assist: .+)?$`,
      ),
    ),
    color: expect.stringMatching(/^#/),
  });
});

test('in spoiler-free mode, the list of moments is hidden until the viewer asks for it, but the match in one minute is offered', async () => {
  const { remote, ...world } = await openMatch({ isSpoilerFree: true });
  await screen.findByRole('button', { name: 'I have 1 minute' });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await pressButton('Show key moments');
  expect(getRows()).toHaveLength((await readTags(world, world.event)).length);
  expect(remote.layers.get().every(({ spoils }) => spoils)).toBe(true);
});
