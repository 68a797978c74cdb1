import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MaskAllScores, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { MatchStats } from './match-stats.tsx';

beforeEach(() => {
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

async function fetch(input: RequestInfo | URL): Promise<Response> {
  requestedPaths.push(new Request(input).url);
  const vidswap = {
    'game-scores': {
      team1: { score: 1, periods: [1, 0] },
      team2: { score: 0, periods: [0, 0] },
      changes: [{ time: 90_000, period: 1, team1: 1, team2: 0 }],
    },
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

test('shows a new score in the table’s total at once, and loads the statistics again within eight seconds', async () => {
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

test('seeks the player to a change of score, or links to the match’s page without a player', async () => {
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
  expect(screen.getByText('1–0', { exact: false })).toBeTruthy();
  act(() => player.leave());
});

test('hides the statistics in spoiler-free mode until the viewer asks for them', async () => {
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
