import { describe, expect, it, vi } from 'vitest';
import { createStandInPlayer } from '../testing/create-stand-in-player.ts';
import { createRemote } from './remote.ts';

describe('before a player attaches', () => {
  it('the remote has no state before a player attaches, and ignores a seek', () => {
    const remote = createRemote();
    remote.seek(12);
    expect(remote.state.get()).toBeNull();
  });

  it('the remote keeps a reason to pause until a player attaches', () => {
    const remote = createRemote();
    const resumeAfterQuestion = remote.pauseFor('question');
    const { calls } = createStandInPlayer(remote);
    expect(calls).toEqual(['hold']);
    resumeAfterQuestion();
    expect(calls).toEqual(['hold', 'release']);
  });

  it('the remote forgets a reason that ends before a player attaches', () => {
    const remote = createRemote();
    remote.pauseFor('question')();
    expect(createStandInPlayer(remote).calls).toEqual([]);
  });
});

describe('a reason to pause', () => {
  it('a pause lasts until its last reason ends, and a reason that ends twice counts once', () => {
    const remote = createRemote();
    const { calls } = createStandInPlayer(remote);
    const resumeFirst = remote.pauseFor('question');
    const resumeSecond = remote.pauseFor('question');
    resumeFirst();
    resumeFirst();
    expect([calls.at(-1), remote.reasons()]).toEqual(['hold', ['question']]);
    resumeSecond();
    expect([calls.at(-1), remote.reasons()]).toEqual(['release', []]);
  });

  it('a new reason pauses the video again after the viewer pressed play despite another reason', () => {
    const remote = createRemote();
    const { calls } = createStandInPlayer(remote);
    remote.pauseFor('question');
    remote.pauseFor('form');
    expect(calls).toEqual(['hold', 'hold']);
  });

  it('a reason with an exception for full screen does not pause a video in full screen', () => {
    const remote = createRemote();
    const { calls, publish } = createStandInPlayer(remote);
    publish({ fullscreen: true });
    const resumeAfterQuestion = remote.pauseFor('question', { exceptFullscreen: true });
    expect(calls).toEqual([]);
    publish({});
    expect(calls).toEqual(['hold']);
    resumeAfterQuestion();
    expect(calls).toEqual(['hold', 'release']);
  });
});

describe('events', () => {
  it('events report each change with its state, until the listener is removed', () => {
    const remote = createRemote();
    const events: string[] = [];
    const names = ['playing', 'paused', 'seeked', 'ended', 'stream', 'clip-start'] as const;
    const stopCallbacks = names.map((name) => remote.on(name, ({ position }) => events.push(`${name} at ${position}`)));
    expect([remote.isHeard('clip-start'), remote.isHeard('clip-end')]).toEqual([true, false]);
    const { publish, emit } = createStandInPlayer(remote);
    publish({});
    publish({ position: 96 });
    publish({ position: 96, seeking: true });
    publish({ position: 30 });
    publish({ position: 30, stream: 'pano' });
    publish({ position: 31, stream: 'pano', status: 'paused' });
    emit('clip-start');
    publish({ position: 120, stream: 'pano', status: 'ended' });
    expect(events).toEqual([
      'playing at 95',
      'seeked at 30',
      'stream at 30',
      'paused at 31',
      'clip-start at 31',
      'ended at 120',
    ]);
    stopCallbacks.forEach((stopEach) => stopEach());
    publish({});
    expect(events).toHaveLength(6);
    expect(remote.isHeard('clip-start')).toBe(false);
  });
});

describe('layers', () => {
  it('a layer stays until it is removed, and a layer with the same id replaces it', () => {
    const remote = createRemote();
    const listener = vi.fn();
    remote.layers.subscribe(listener);
    const layer = { id: 'moments', label: 'Key moments', markers: [] };
    const other = { id: 'clip', label: 'Your clip', markers: [] };
    const detachFirst = remote.show(layer);
    const detachOther = remote.show(other);
    const sameLayer = { ...layer };
    remote.show(sameLayer);
    detachFirst();
    expect(remote.layers.get()).toEqual([other, sameLayer]);
    detachOther();
    expect(remote.layers.get()).toEqual([sameLayer]);
    expect(listener).toHaveBeenCalledTimes(5);
  });
});

describe('a player that unmounts', () => {
  it('a player that unmounts clears its state, and cannot change the state of the next player', () => {
    const remote = createRemote();
    const oldPlayer = createStandInPlayer(remote);
    oldPlayer.publish({});
    const nextPlayer = createStandInPlayer(remote);
    nextPlayer.publish({ position: 5 });
    oldPlayer.leave();
    oldPlayer.publish({});
    expect(remote.state.get()?.position).toBe(5);
    remote.seek(7);
    expect([oldPlayer.calls, nextPlayer.calls]).toEqual([[], ['seek 7']]);
    nextPlayer.leave();
    expect(remote.state.get()).toBeNull();
  });
});
