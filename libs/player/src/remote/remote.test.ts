import { describe, expect, it, vi } from 'vitest';
import { createRemote, type RemotePlayer } from './remote.ts';
import type { RemoteState } from './remote-state.ts';

const playing: RemoteState = {
  status: 'playing',
  position: 95,
  seeking: false,
  range: { start: 0, end: 120 },
  live: false,
  atLiveEdge: false,
  wallClock: null,
  fullscreen: false,
  stream: 'hd',
};

function scene() {
  const remote = createRemote();
  const calls: string[] = [];
  const player: RemotePlayer = {
    seek: (position) => void calls.push(`seek ${position}`),
    hold: () => void calls.push('hold'),
    release: () => void calls.push('release'),
  };
  return { remote, calls, player };
}

describe('before a player is there', () => {
  it('knows no state, and seeking does nothing', () => {
    const { remote } = scene();
    remote.seek(12);
    expect(remote.state.get()).toBeNull();
  });

  it('keeps a reason to pause until the player comes', () => {
    const { remote, calls, player } = scene();
    const goOn = remote.pauseFor('survey');
    remote.attach(player);
    expect(calls).toEqual(['hold']);
    goOn();
    expect(calls).toEqual(['hold', 'release']);
  });

  it('forgets a reason that is gone when the player comes', () => {
    const { remote, calls, player } = scene();
    remote.pauseFor('survey')();
    remote.attach(player);
    expect(calls).toEqual([]);
  });
});

describe('a reason to pause', () => {
  it('holds until the last one is gone, each counted once', () => {
    const { remote, calls, player } = scene();
    remote.attach(player);
    const first = remote.pauseFor('survey');
    const second = remote.pauseFor('survey');
    first();
    first();
    expect([calls.at(-1), remote.reasons()]).toEqual(['hold', ['survey']]);
    second();
    expect([calls.at(-1), remote.reasons()]).toEqual(['release', []]);
  });

  it('that is new pauses again where the viewer pressed play in spite of another', () => {
    const { remote, calls, player } = scene();
    remote.attach(player);
    remote.pauseFor('survey');
    remote.pauseFor('form');
    expect(calls).toEqual(['hold', 'hold']);
  });

  it('may make an exception for full screen, for as long as that lasts', () => {
    const { remote, calls, player } = scene();
    const end = remote.attach(player);
    end.tell({ ...playing, fullscreen: true });
    const goOn = remote.pauseFor('survey', { exceptFullscreen: true });
    expect(calls).toEqual([]);
    end.tell(playing);
    expect(calls).toEqual(['hold']);
    goOn();
    expect(calls).toEqual(['hold', 'release']);
  });
});

describe('events', () => {
  it('tell what happened, with the state then, until they are heard no more', () => {
    const { remote, player } = scene();
    const heard: string[] = [];
    const names = ['playing', 'paused', 'seeked', 'ended', 'stream', 'clip-start'] as const;
    const stop = names.map((name) => remote.on(name, ({ position }) => heard.push(`${name} at ${position}`)));
    const end = remote.attach(player);
    end.tell(playing);
    end.tell({ ...playing, position: 96 });
    end.tell({ ...playing, position: 96, seeking: true });
    end.tell({ ...playing, position: 30 });
    end.tell({ ...playing, position: 30, stream: 'pano' });
    end.tell({ ...playing, position: 31, stream: 'pano', status: 'paused' });
    end.emit('clip-start');
    end.tell({ ...playing, position: 120, stream: 'pano', status: 'ended' });
    expect(heard).toEqual([
      'playing at 95',
      'seeked at 30',
      'stream at 30',
      'paused at 31',
      'clip-start at 31',
      'ended at 120',
    ]);
    stop.forEach((each) => each());
    end.tell(playing);
    expect(heard).toHaveLength(6);
  });
});

describe('layers', () => {
  it('stand until they are taken away; the same one again replaces itself', () => {
    const { remote } = scene();
    const listener = vi.fn();
    remote.layers.subscribe(listener);
    const layer = { id: 'moments', label: 'Key moments', markers: [] };
    const other = { id: 'clip', label: 'Your clip', markers: [] };
    const takeFirst = remote.show(layer);
    const takeOther = remote.show(other);
    const again = { ...layer };
    remote.show(again);
    takeFirst();
    expect(remote.layers.get()).toEqual([other, again]);
    takeOther();
    expect(remote.layers.get()).toEqual([again]);
    expect(listener).toHaveBeenCalledTimes(5);
  });
});

describe('a player that goes', () => {
  it('leaves nothing behind, and takes nothing from the one that came after it', () => {
    const { remote, calls, player } = scene();
    const old = remote.attach({ ...player });
    old.tell(playing);
    const end = remote.attach(player);
    end.tell({ ...playing, position: 5 });
    old.detach();
    old.tell(playing);
    expect(remote.state.get()?.position).toBe(5);
    remote.seek(7);
    expect(calls).toEqual(['seek 7']);
    end.detach();
    expect(remote.state.get()).toBeNull();
  });
});
