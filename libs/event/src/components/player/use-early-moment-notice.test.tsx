import { act, cleanup, renderHook } from '@testing-library/react';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { useEarlyMomentNotice } from './use-early-moment-notice.ts';

afterEach(cleanup);

/** Opens a live match at a moment. @returns the page's messages after the first frame, and after ten minutes */
function openAt(moment: number | undefined, live = true) {
  const messages: string[] = [];
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  renderHook(() => useEarlyMomentNotice(moment), {
    wrapper: ({ children }) => (
      <Scene notify={(_, message) => messages.push(message)}>
        <RemoteProvider remote={remote}>{children}</RemoteProvider>
      </Scene>
    ),
  });
  for (const start of [1800, 2400]) act(() => player.publish({ live, range: { start, end: 3600 } }));
  return messages;
}

test('a link to a moment before the window of a live stream shows the notice of the replay', () => {
  expect(openAt(600)).toEqual([
    'This moment is no longer in the live stream. You’ll find it in the replay after the match.',
  ]);
});

test.each<[string, number | undefined, boolean]>([
  ['to a moment within the window', 1900, true],
  ['without a moment', undefined, true],
  ['to a moment of a recording', 600, false],
])('a link %s needs no message', (_, moment, live) => {
  expect(openAt(moment, live)).toEqual([]);
});
