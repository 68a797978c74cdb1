import { act, cleanup, renderHook } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, expect, test } from 'vitest';
import { toMoments } from '../../api/moment.ts';
import { useWatchedMoments } from './use-watched-moments.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const moments = toMoments(
  [10, 60, 300].map((second) => ({ id: `at-${second}`, title: 'Goal', type: 'game', time: second * 1000 }) as const),
);

function openMatch(status: 'live' | 'archived', firstMoments = moments) {
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const event = toEventView(
    {
      id: 'm1',
      title: 'A v B',
      status,
      media_type: 'event',
      commerce_coverage: 'commerce_free_media',
    },
    { text: (key) => key },
  );
  const { result, rerender } = renderHook((shownMoments) => useWatchedMoments(event, shownMoments), {
    initialProps: firstMoments,
    wrapper: ({ children }) => <RemoteProvider remote={remote}>{children}</RemoteProvider>,
  });
  const play = (position: number, atLiveEdge: boolean) =>
    act(() => player.publish({ live: status === 'live', position, atLiveEdge }));
  return {
    play,
    setMoments: rerender,
    getIds: () => result.current.moments?.map(({ id }) => id),
    showLater: () => result.current.showLater,
  };
}

test('behind live, moments after the picture are left out until the viewer asks for them', () => {
  const { play, getIds, showLater } = openMatch('live');
  play(20, false);
  expect(getIds()).toEqual(['at-10']);
  play(70, false);
  expect(getIds()).toEqual(['at-10', 'at-60']);
  play(20, false);
  expect(getIds()).toEqual(['at-10']);
  act(() => showLater()?.());
  expect(getIds()).toEqual(['at-10', 'at-60', 'at-300']);
  expect(showLater()).toBeUndefined();
});

test('a viewer who joins a match live and goes back keeps only the moments that have played', () => {
  const { play, getIds } = openMatch('live');
  play(298, true);
  play(301, true);
  expect(getIds()).toHaveLength(3);
  play(20, false);
  expect(getIds()).toEqual(['at-10', 'at-300']);
});

test('behind live, a moment that the viewer has jumped to stays while its lead-in plays', () => {
  const { play, getIds } = openMatch('live');
  play(400, true);
  play(55, false);
  expect(getIds()).toEqual(['at-10', 'at-60']);
});

test('behind live, a moment that was tagged after it had played stays', () => {
  const { play, getIds, setMoments } = openMatch('live', []);
  play(58, true);
  play(61, true);
  setMoments(moments);
  play(20, false);
  expect(getIds()).toEqual(['at-10', 'at-60']);
});

test('at the live edge, and in a recording, all moments are shown', () => {
  const live = openMatch('live');
  live.play(20, true);
  expect(live.getIds()).toHaveLength(3);
  const recording = openMatch('archived');
  recording.play(20, false);
  expect(recording.getIds()).toHaveLength(3);
});
