import { act, cleanup, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { LiveScoreBar } from './live-score-bar.tsx';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  localStorage.setItem('touchline.acme.spoiler-free', '{"v":1}');
});
afterEach(cleanup);

const minuteMs = 60_000;
const getTimeAfter = (minutes: number) => new Date(kickOff + minutes * minuteMs).toISOString();
const createLiveView = (home: number, minutes: number) =>
  toEventView(
    createWireMatch({
      team1: { name: 'Aurora', score: home },
      team2: { name: 'Ravens', score: 0 },
      updated_at: getTimeAfter(minutes),
    }),
    { text: (key) => key },
  );

test('shows a goal when the picture reaches it, not when the socket reports it', () => {
  const remote = createRemote();
  const renderBar = (home: number, minutes: number) => (
    <Scene>
      <RemoteProvider remote={remote}>
        <LiveScoreBar view={createLiveView(home, minutes)} />
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
