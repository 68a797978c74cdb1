import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type EventView, setLatePicture, toEventView } from '@touchline/content';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { MatchStats } from '../stats/match-stats.pages.tsx';
import { MatchHistoryProvider, useMatchHistory } from '../../state/watch/use-picture-moment.ts';
import { useLatePictureReport } from '../../state/watch/report-late-picture.ts';
import { LiveScoreBug } from '../player/score-bug.tsx';
import { LiveScoreBar } from './live-score-bar.tsx';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const minuteMs = 60_000;
const getTimeAfter = (minutes: number) => new Date(kickOff + minutes * minuteMs).toISOString();
const createLiveView = (home: number, minutes: number, status: 'live' | 'archived' = 'live') =>
  toEventView(
    createWireMatch({
      team1: { name: 'Aurora', score: home },
      team2: { name: 'Ravens', score: 0 },
      stats_enabled: true,
      status,
      updated_at: getTimeAfter(minutes),
    }),
    { text: (key) => key },
  );

const hideSpoilers = () => localStorage.setItem('touchline.acme.spoiler-free', '{"v":1}');

/** Parts of a match page: by default the bar and the statistics. */
function MatchPage({
  view,
  parts = [LiveScoreBar, MatchStats],
}: {
  view: EventView;
  parts?: readonly MatchPart[] | undefined;
}) {
  useLatePictureReport(view);
  return (
    <MatchHistoryProvider value={useMatchHistory(view)}>
      {parts.map((Part) => (
        <Part key={Part.name} view={view} />
      ))}
    </MatchHistoryProvider>
  );
}

type MatchPart = (props: { view: EventView }) => ReactNode;

test('in spoiler-free mode, the score bar shows a goal when the picture reaches it, not when the socket reports it', () => {
  hideSpoilers();
  const remote = createRemote();
  const renderBar = (home: number, minutes: number) => (
    <Scene>
      <RemoteProvider remote={remote}>
        <MatchPage view={createLiveView(home, minutes)} />
      </RemoteProvider>
    </Scene>
  );
  const page = render(renderBar(1, 10));
  const getDigits = () => screen.queryByText(/Aurora \d/, { ignore: '[aria-live]' })?.textContent;
  const player = createStandInPlayer(remote);
  const playAtMinute = (minutes: number) =>
    act(() => player.publish({ live: true, wallClock: kickOff + minutes * minuteMs }));
  playAtMinute(9.8);
  expect(getDigits(), 'no score is known for this position').toBeUndefined();
  playAtMinute(10.1);
  expect(getDigits()).toContain('Aurora 1');
  page.rerender(renderBar(2, 12));
  expect(getDigits()).toContain('Aurora 1');
  playAtMinute(12.2);
  expect(getDigits()).toContain('Aurora 2');
  playAtMinute(11);
  expect(getDigits(), 'a position before the goal').toContain('Aurora 1');
});

describe('a viewer who watches behind the live edge', () => {
  interface Behind {
    changes?: readonly object[];
    status?: 'live' | 'archived';
    parts?: readonly MatchPart[];
    viewPart?: Partial<EventView>;
  }

  function openBehind({ changes = [], status, parts, viewPart }: Behind = {}) {
    const remote = createRemote();
    const player = createStandInPlayer(remote);
    let servedChanges = changes;
    const fetchStats = vi.fn(async () =>
      Response.json({ content: { vidswap: { 'game-scores': { period: 1, changes: servedChanges } } } }),
    );
    const renderPage = (pageStatus = status) => (
      <Scene fetch={fetchStats}>
        <RemoteProvider remote={remote}>
          <MatchPage view={{ ...createLiveView(2, 30, pageStatus), ...viewPart }} parts={parts} />
        </RemoteProvider>
      </Scene>
    );
    const page = render(renderPage());
    const end = async (recordedChanges: readonly object[]) => {
      servedChanges = recordedChanges;
      page.rerender(renderPage('archived'));
      await vi.waitFor(() => expect(fetchStats).toHaveBeenCalledTimes(2));
      await act(async () => undefined);
    };
    const play = (minutes: number, isAtEdge: boolean) =>
      act(() =>
        player.publish({
          live: true,
          atLiveEdge: isAtEdge,
          position: minutes * 60,
          wallClock: kickOff + minutes * minuteMs,
        }),
      );
    return { play, end };
  }
  const getDigits = () => screen.queryByText(/Aurora \d/, { ignore: '[aria-live]' })?.textContent;

  test('behind the live edge, an unknown score is hidden until the viewer asks for the live score or catches up', () => {
    const { play } = openBehind();
    play(30, true);
    expect(getDigits()).toContain('Aurora 2');
    play(10, false);
    expect(getDigits()).toBeUndefined();
    expect(screen.getAllByText('Live score hidden until you are there').length).toBeGreaterThan(0);
    play(30, true);
    expect(getDigits()).toContain('Aurora 2');
    play(10, false);
    fireEvent.click(screen.getByRole('button', { name: 'Show live score' }));
    expect(getDigits()).toContain('Aurora 2');
    expect(screen.queryByRole('button', { name: 'Show live score' })).toBeNull();
  });

  const firstGoal = { time: 5 * minuteMs, team1: 1, team2: 0, period: 1, clock_seconds: 240 };
  const changes = [
    firstGoal,
    { time: 20 * minuteMs, team1: 2, team2: 0, period: 1, clock_seconds: 700 },
    { time: 22 * minuteMs, team1: 1, team2: 0 },
    { time: 29 * minuteMs, team1: 2, team2: 0, period: 2, clock_seconds: 60 },
  ];

  test('behind the live edge, the score comes from the statistics, which show no later goal', async () => {
    const { play } = openBehind({ changes });
    play(2, false);
    await vi.waitFor(() => expect(getDigits()).toContain('Aurora 0'));
    play(10, false);
    expect(getDigits()).toContain('Aurora 1');
    expect(await screen.findByRole('button', { name: 'Show stats' })).toBeTruthy();
    expect(screen.getByText('1–0')).toBeTruthy();
    expect(screen.queryByText('2–0')).toBeNull();
    expect(screen.getByText('As of P1 11:00')).toBeTruthy();
    play(23, false);
    expect(getDigits(), 'a goal that was taken back').toContain('Aurora 1');
  });

  test('behind the live edge, the clock runs from the last clock in the statistics, at most to the next one', async () => {
    const { play } = openBehind({ changes });
    play(4, false);
    expect((await screen.findAllByText('Behind live')).length).toBe(1);
    play(10, false);
    expect(screen.getByText('1st period, 11:00 left')).toBeTruthy();
    play(19, false);
    expect(screen.getByText('1st period, 08:20 left')).toBeTruthy();
  });

  test('behind the live edge, no clock shows after the end of its period until the next period has a clock', async () => {
    const { play } = openBehind({ changes: [firstGoal, { time: 28 * minuteMs, period: 2, clock_seconds: 0 }] });
    play(20, false);
    expect(await screen.findByText('1st period, 01:00 left')).toBeTruthy();
    play(22, false);
    expect(screen.getByText('Behind live')).toBeTruthy();
    play(29, false);
    expect(screen.getByText('2nd period, 19:00 left')).toBeTruthy();
  });

  test('behind the live edge, a clock that counts up shows ten minutes of stoppage time at most', async () => {
    const { play } = openBehind({
      changes: [{ ...firstGoal, clock_seconds: 300 }],
      viewPart: { sport: 'football' },
    });
    play(40, false);
    expect(await screen.findByText('1st half, 40:00')).toBeTruthy();
    play(54, false);
    expect(screen.getByText('1st half, 45+10')).toBeTruthy();
    play(56, false);
    expect(screen.getByText('Behind live')).toBeTruthy();
  });

  test('on a site without statistics, the score behind live is known, too', async () => {
    const { play } = openBehind({ changes, parts: [LiveScoreBar] });
    play(10, false);
    await vi.waitFor(() => expect(getDigits()).toContain('Aurora 1'));
  });

  test('a page without a player shows score and clock at the picture of the mini player', async () => {
    openBehind({ changes, parts: [LiveScoreBar] });
    act(() => setLatePicture({ matchId: 'm1', second: 600 }));
    await vi.waitFor(() => expect(getDigits()).toContain('Aurora 1'));
    expect(screen.getByText('1st period, 11:00 left')).toBeTruthy();
    act(() => setLatePicture(undefined));
  });

  test('over the video, an unknown score has its reason and a button, whose press shows and focuses the live score', () => {
    const { play } = openBehind({ parts: [LiveScoreBug] });
    play(10, false);
    expect(screen.getAllByText('Live score hidden until you are there').length).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Show live score' }));
    expect(getDigits()).toContain('Aurora 2');
    expect(screen.queryByRole('button', { name: 'Show live score' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Aurora 2');
  });

  /** The changes after the match, in the time of its recording, which lasts about a minute. */
  const recordedChanges = [
    { time: 20_000, team1: 1, team2: 0, period: 1, clock_seconds: 240 },
    { time: 40_000, team1: 2, team2: 0, period: 2, clock_seconds: 60 },
  ];

  test('the final score stays hidden after the match while its live stream plays on', async () => {
    const { play, end } = openBehind({ changes });
    play(10, false);
    await vi.waitFor(() => expect(getDigits()).toContain('Aurora 1'));
    await end(recordedChanges);
    expect(getDigits()).toContain('Aurora 1');
    expect(screen.getByText('1–0')).toBeTruthy();
    expect(screen.queryByText('2–0')).toBeNull();
  });

  test('a page that opens after the match hides its score while the picture is behind live', async () => {
    const { play } = openBehind({ changes: recordedChanges, status: 'archived' });
    play(10, false);
    expect(await screen.findByRole('button', { name: 'Show stats' })).toBeTruthy();
    expect(getDigits()).toBeUndefined();
    expect(screen.queryByText('2–0')).toBeNull();
  });

  test('in spoiler-free mode the statistics stay hidden', async () => {
    hideSpoilers();
    const { play } = openBehind({ changes });
    play(30, true);
    play(10, false);
    expect(await screen.findByRole('button', { name: 'Show stats' })).toBeTruthy();
    expect(screen.queryByText('1–0')).toBeNull();
  });

  test('a goalless match shows its score, because dashes would announce a goal', () => {
    const remote = createRemote();
    const player = createStandInPlayer(remote);
    render(
      <Scene>
        <RemoteProvider remote={remote}>
          <MatchPage view={createLiveView(0, 30)} />
        </RemoteProvider>
      </Scene>,
    );
    act(() => player.publish({ live: true, atLiveEdge: false, position: 60, wallClock: kickOff + minuteMs }));
    expect(getDigits()).toContain('Aurora 0');
  });
});
