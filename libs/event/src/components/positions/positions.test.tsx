import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EventCard, eventProgress, MaskAllScores, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { RemotePositionOffer } from './remote-position-offer.tsx';
import { positionStore } from '../../state/positions/position-store.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { WatchedLine } from './watched-line.card.tsx';

afterEach(cleanup);

describe('the progress line of a card', () => {
  const fills = new Map([[eventProgress.name, [createFill(eventProgress, WatchedLine)]]]);
  const createCard = (changes: Partial<WireEvent> = {}, isSpoilerFree = false) => (
    <Scene fills={fills}>
      <MaskAllScores value={isSpoilerFree}>
        <EventCard view={toEventView(createWireMatch({ status: 'archived', ...changes }), { text: (key) => key })} />
      </MaskAllScores>
    </Scene>
  );
  beforeEach(() => positionStore.save(null, 'm1', { seconds: 754, durationSeconds: 5400 }));
  afterEach(() => positionStore.startOver(null, 'm1'));

  it('only the card of a watched video shows the percentage and the position', () => {
    render(createCard());
    expect(screen.getByRole('img', { name: '13% watched, continue from 12:34' })).toBeTruthy();
    cleanup();
    render(createCard({ id: 'm2' }));
    expect(screen.queryByRole('img', { name: /continue/ })).toBeNull();
  });

  it('the progress line has no percentage in spoiler-free mode, which would reveal the length of the match', () => {
    render(createCard({}, true));
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Continue from 12:34');
  });

  it('the progress line disappears with a finished video, and is not in the server’s HTML', () => {
    render(createCard());
    act(() => positionStore.startOver(null, 'm1'));
    expect(screen.queryByRole('img', { name: /continue/ })).toBeNull();
    positionStore.save(null, 'm1', { seconds: 754, durationSeconds: 5400 });
    expect(renderToString(createCard())).not.toMatch(/continue/);
  });
});

describe('the resume notice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function renderPlayer() {
    const remote = createRemote();
    const player = createStandInPlayer(remote);
    const onStart = vi.fn();
    render(
      <Scene>
        <RemoteProvider remote={remote}>
          <ResumeNotice seconds={754} onStart={onStart} />
        </RemoteProvider>
      </Scene>,
    );
    return { player, onStart };
  }
  const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  it('the resume notice appears with the picture, and hides after some playback unless the viewer uses it', async () => {
    const { player } = renderPlayer();
    expect(screen.queryByRole('status')).toBeNull();
    act(() => player.publish({ status: 'paused' }));
    await passSeconds(60);
    expect(screen.getByRole('status').textContent).toBe('Continuing from 12:34');
    act(() => player.publish({ status: 'playing' }));
    fireEvent.focus(screen.getByRole('button'));
    await passSeconds(60);
    fireEvent.blur(screen.getByRole('button'));
    await passSeconds(11);
    expect(screen.getByRole('status')).toBeTruthy();
    await passSeconds(2);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('the resume notice offers to start over', () => {
    const { player, onStart } = renderPlayer();
    act(() => player.publish({ status: 'playing' }));
    fireEvent.click(screen.getByRole('button', { name: 'From the start' }));
    expect(onStart).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a video that started before the position of another device arrived', () => {
  afterEach(() => positionStore.startOver('ann', 'm5'));

  it('a late position of another device is offered until the viewer has watched some seconds', () => {
    const remote = createRemote();
    const player = createStandInPlayer(remote);
    const onResume = vi.fn();
    render(
      <Scene>
        <RemoteProvider remote={remote}>
          <RemotePositionOffer video="m5" viewer="ann" onResume={onResume} />
        </RemoteProvider>
      </Scene>,
    );
    act(() => player.publish({ position: 2 }));
    expect(screen.queryByRole('button')).toBeNull();
    act(() =>
      positionStore.addRemote('ann', [{ video: 'm5', seconds: 754, durationSeconds: 5400, storedAtMs: Date.now() }]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue from 12:34' }));
    expect(onResume).toHaveBeenCalledExactlyOnceWith(754);
    act(() => player.publish({ position: 755 }));
    expect(screen.queryByRole('button')).toBeNull();
    // The video plays, so this device now has its own position.
    act(() => player.publish({ position: 3 }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
