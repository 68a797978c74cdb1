import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { ViewerProvider, type ViewerSession } from '@touchline/feature-kit';
import { createViewerSession } from '@touchline/feature-kit/testing';
import type { PlayerProps, PlayerState } from '@touchline/player';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventPlayer } from '../player/event-player.tsx';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { positionStore } from '../../state/positions/position-store.ts';

vi.mock('@touchline/player', () => ({
  Player: ({ startAt, onState }: PlayerProps) => (
    <button
      type="button"
      data-testid="player"
      onClick={({ currentTarget }) => onState?.(JSON.parse(currentTarget.title) as PlayerState)}
    >
      {startAt ?? 'default position'}
    </button>
  ),
}));
vi.mock('@touchline/player/remote', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preloadStream: () => undefined,
}));

const doNothing = (): void => undefined;

afterEach(() => {
  cleanup();
  for (const viewer of [null, 'ann', 'bob']) positionStore.startOver(viewer, 'm3');
});

/** A session whose viewer is unknown until `signIn`. */
function createLateSession(id: string) {
  let isViewerRequested = false;
  const viewer = { id };
  const session = createViewerSession(undefined, {
    known: async () => {
      isViewerRequested = true;
      return viewer;
    },
  });
  const signIn = () => act(() => session.setViewer(viewer));
  return { session, signIn, wasViewerRequested: () => isViewerRequested };
}

function renderPlayer(status: 'archived' | 'live', search = '', session: ViewerSession | null = null) {
  const match = createWireMatch({ id: 'm3', status, event_date: '2026-02-14T18:00:00Z' });
  render(
    <Scene path={`/events/m3/${search}`}>
      <ViewerProvider value={session}>
        <EventPlayer
          view={toEventView(match, { text: (key) => key })}
          adTags={[]}
          address="a.m3u8"
          isLive={status === 'live'}
          renewalCount={0}
          resolveAddress={async () => null}
          onEnded={doNothing}
          onFirstFrame={doNothing}
        />
      </ViewerProvider>
    </Scene>,
  );
  return screen.findByTestId('player');
}

describe('an unfinished video', () => {
  const reportState = async (state: Partial<PlayerState>) => {
    const player = await screen.findByTestId('player');
    player.title = JSON.stringify({ phase: 'ready', firstFrame: true, duration: 5400, ...state });
    fireEvent.click(player);
  };

  it('an unfinished video resumes at its position, and starts over once it was watched to its end', async () => {
    expect((await renderPlayer('archived')).textContent).toBe('default position');
    await reportState({ currentTime: 754.4 });
    cleanup();
    expect((await renderPlayer('archived')).textContent).toBe('754');
    await reportState({ currentTime: 5390 });
    cleanup();
    expect((await renderPlayer('archived')).textContent).toBe('default position');
  });

  it('an unfinished video starts at the moment in its address', async () => {
    positionStore.save(null, 'm3', { seconds: 754, durationSeconds: 5400 });
    expect((await renderPlayer('archived', '?t=60')).textContent).toBe('60');
  });

  it('an unfinished video keeps its position while its stream reloads', async () => {
    positionStore.save(null, 'm3', { seconds: 754, durationSeconds: 5400 });
    await renderPlayer('archived');
    await reportState({ phase: 'loading', currentTime: 0 });
    await reportState({ currentTime: 0, duration: Number.POSITIVE_INFINITY });
    expect(positionStore.get(null, 'm3')?.seconds).toBe(754);
  });

  it('an unfinished video waits until the viewer is known, and ignores the positions of other viewers', async () => {
    positionStore.save('ann', 'm3', { seconds: 754, durationSeconds: 5400 });
    const firstSession = createLateSession('ann');
    void renderPlayer('archived', '', firstSession.session).catch(doNothing);
    expect(screen.queryByTestId('player')).toBeNull();
    expect(firstSession.wasViewerRequested()).toBe(true);
    firstSession.signIn();
    expect((await screen.findByTestId('player')).textContent).toBe('754');
    cleanup();
    const secondSession = createLateSession('bob');
    void renderPlayer('archived', '', secondSession.session).catch(doNothing);
    secondSession.signIn();
    expect((await screen.findByTestId('player')).textContent).toBe('default position');
  });

  it('the position in a live match is not stored', async () => {
    await renderPlayer('live');
    await reportState({ currentTime: 754 });
    expect(positionStore.getAnyViewersSeconds('m3')).toBeUndefined();
  });
});
