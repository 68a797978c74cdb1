import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MaskAllScores, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { MatchStats } from './match-stats.pages.tsx';

beforeEach(() => {
  overview = [];
  goalMs = 90_000;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.documentElement.dataset['site'] = 'acme';
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  cleanup();
});

const remote = createRemote();
const requestedPaths: string[] = [];
let overview: { title: string; team1: string; team2: string }[] = [];
let goalMs = 90_000;

async function fetch(input: RequestInfo | URL): Promise<Response> {
  requestedPaths.push(new Request(input).url);
  const vidswap = {
    'game-scores': {
      team1: { score: 1, periods: [1, 0] },
      team2: { score: 0, periods: [0, 0] },
      changes: [{ time: goalMs, period: 1, team1: 1, team2: 0 }],
    },
    'game-overview': overview,
  };
  return Response.json({ content: { vidswap } });
}

function renderPanel(changes: Partial<WireEvent> = {}) {
  const event = createWireMatch({ stats_enabled: true, clock: { period: 2, seconds: 60 }, ...changes });
  return (
    <Scene fetch={fetch}>
      <RemoteProvider remote={remote}>
        <MatchStats view={toEventView(event, { text: (key) => key })} />
      </RemoteProvider>
    </Scene>
  );
}

const getRowDigits = (name: RegExp) => screen.getByRole('row', { name }).textContent?.replace(/\D/g, '');

test('the statistics show a new score in their total at once, and load again within eight seconds', async () => {
  requestedPaths.length = 0;
  const page = render(renderPanel());
  await screen.findByRole('table');
  expect(getRowDigits(/Aurora/)).toBe('101');
  page.rerender(renderPanel({ team1: { name: 'Aurora', score: 2 } }));
  expect(getRowDigits(/Aurora/)).toBe('112');
  expect(requestedPaths).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(requestedPaths).toHaveLength(2);
});

test('a press on a change of score seeks the player, or without a player leads to the match’s page', async () => {
  render(renderPanel());
  const change = await screen.findByRole('link', { name: /1–0/ });
  expect(change.getAttribute('href')).toBe('/events/m1/?t=84');
  const player = createStandInPlayer(remote);
  act(() => player.publish({ position: 300 }));
  const isPrevented = !fireEvent.click(change);
  expect([isPrevented, player.calls]).toEqual([true, ['seek 84']]);
  act(() => player.publish({ live: true, range: { start: 95, end: 400 }, position: 300 }));
  expect(screen.queryByRole('link', { name: /1–0/ })).toBeTruthy();
  act(() => player.publish({ live: true, range: { start: 101, end: 400 }, position: 300 }));
  expect(screen.queryByRole('link', { name: /1–0/ }), 'before the start of the live window').toBeNull();
  expect(screen.getAllByRole('listitem').filter((row) => /In the replay/.test(row.textContent))).toHaveLength(1);
  expect(screen.getByText('1–0', { exact: false })).toBeTruthy();
  act(() => player.leave());
});

test('a change of score after the end of the recording is not a link', async () => {
  render(renderPanel());
  expect(await screen.findByRole('link', { name: /1–0/ })).toBeTruthy();
  const player = createStandInPlayer(remote);
  act(() => player.publish({ live: false, range: { start: 0, end: 72 }, position: 10 }));
  expect(screen.queryByRole('link', { name: /1–0/ })).toBeNull();
  expect(screen.queryByText('In the replay')).toBeNull();
  act(() => player.leave());
});

test('a change of score before the recording is not a link', async () => {
  goalMs = -90_000;
  render(renderPanel());
  expect(await screen.findByText('1–0', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /1–0/ })).toBeNull();
  expect(screen.queryByText('In the replay')).toBeNull();
});

test.each([
  [3, false],
  [4, true],
])('a match with %i rows of figures links to all statistics: %s', async (rowCount, hasLink) => {
  overview = Array.from({ length: rowCount }, (_, index) => ({ title: `Row ${index}`, team1: '1', team2: '2' }));
  render(renderPanel());
  await screen.findByText('Row 2');
  expect(screen.queryByText('Row 3')).toBeNull();
  expect(screen.queryByRole('link', { name: 'All stats' }) !== null).toBe(hasLink);
});

test('the statistics are hidden in spoiler-free mode until the viewer asks for them', async () => {
  render(<MaskAllScores value>{renderPanel()}</MaskAllScores>);
  const showButton = await screen.findByRole('button', { name: 'Show stats' });
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(showButton);
  expect(screen.getByRole('table')).toBeTruthy();
});

test.each<[string, Partial<WireEvent>]>([
  ['has no statistics', { stats_enabled: false }],
  ['this viewer may not watch', { available_for_user: false }],
  ['is blocked in this region', { available_in_region: false }],
  ['has not begun', { status: 'upcoming' }],
])('no statistics are requested for a match that %s', async (_, changes) => {
  requestedPaths.length = 0;
  const { container } = render(renderPanel(changes));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([requestedPaths, container.querySelector('section')]).toEqual([[], null]);
});
