import { setImmediate as waitForTasks } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlayerStore } from '../store/player-store.ts';
import { openScreenPicker, type AppleVideo } from './cast.ts';
import { syncCast } from './sync-cast.ts';

/** Imitates the part of the Remote Playback API that Chromium has. */
class StandInRemote extends EventTarget {
  state: RemotePlaybackState = 'disconnected';
  availabilityCallbacks = new Map<number, (isAvailable: boolean) => void>();
  promptCount = 0;
  /** Whether the browser can report screens. */
  canDetectDevices = true;
  #last = 0;

  async watchAvailability(callback: (isAvailable: boolean) => void): Promise<number> {
    if (!this.canDetectDevices) throw new DOMException('no monitoring here', 'NotSupportedError');
    this.availabilityCallbacks.set((this.#last += 1), callback);
    return this.#last;
  }
  async cancelWatchAvailability(id: number): Promise<void> {
    this.availabilityCallbacks.delete(id);
  }
  async prompt(): Promise<void> {
    this.promptCount += 1;
    throw new DOMException('closed without a choice', 'NotAllowedError');
  }
  reportAvailability(isAvailable: boolean): void {
    this.availabilityCallbacks.forEach((callback) => callback(isAvailable));
  }
  changeState(state: RemotePlaybackState, type: string): void {
    this.state = state;
    this.dispatchEvent(new Event(type));
  }
}

const stopCallbacks: (() => void)[] = [];
afterEach(() => stopCallbacks.splice(0).forEach((stop) => stop()));

function startSync(video: HTMLVideoElement) {
  const store = createPlayerStore();
  const stop = syncCast(video, store);
  stopCallbacks.push(stop);
  return { cast: () => store.get().cast, stop };
}

const withRemote = (remote = new StandInRemote()) => ({
  remote,
  video: Object.assign(document.createElement('video'), { remote: remote as unknown as RemotePlayback }),
});

describe('a browser with the Remote Playback API', () => {
  it('with the Remote Playback API, another screen is offered while the browser finds a screen, and its connection is reported', async () => {
    const { video, remote } = withRemote();
    const { cast } = startSync(video);
    await waitForTasks();
    expect(cast()).toBe('none');
    remote.reportAvailability(true);
    expect(cast()).toBe('offered');
    remote.changeState('connecting', 'connecting');
    expect(cast()).toBe('connecting');
    remote.changeState('connected', 'connect');
    expect(cast()).toBe('connected');
    remote.changeState('disconnected', 'disconnect');
    expect(cast()).toBe('offered');
    remote.reportAvailability(false);
    expect(cast()).toBe('none');
  });

  it('each load asks for screens again, because an engine that forbids remote playback ends the earlier request', async () => {
    const { video, remote } = withRemote();
    const { cast } = startSync(video);
    await waitForTasks();
    remote.availabilityCallbacks.clear();
    video.dispatchEvent(new Event('loadeddata'));
    await waitForTasks();
    remote.reportAvailability(true);
    expect(cast()).toBe('offered');
    expect(remote.availabilityCallbacks.size).toBe(1);
  });

  it('a browser that cannot report screens offers no screen', async () => {
    const remote = new StandInRemote();
    remote.canDetectDevices = false;
    const { cast } = startSync(withRemote(remote).video);
    await waitForTasks();
    expect(cast()).toBe('none');
  });

  it('a press on the cast button opens the browser’s list of screens, and closing it without a choice changes nothing', async () => {
    const { video, remote } = withRemote();
    openScreenPicker(video);
    await waitForTasks();
    expect(remote.promptCount).toBe(1);
  });

  it('the request for screens is cancelled when the player unmounts', async () => {
    const { video, remote } = withRemote();
    const { stop, cast } = startSync(video);
    stop();
    await waitForTasks();
    remote.reportAvailability(true);
    remote.changeState('connected', 'connect');
    expect([remote.availabilityCallbacks.size, cast()]).toEqual([0, 'none']);
  });
});

describe('Safari', () => {
  function createSafariVideo() {
    const onShown = vi.fn();
    let isWireless = false;
    const video: AppleVideo = Object.defineProperties(document.createElement('video'), {
      webkitShowPlaybackTargetPicker: { value: onShown },
      webkitCurrentPlaybackTargetIsWireless: { get: () => isWireless },
    });
    return {
      video,
      shown: onShown,
      reportAvailability: (availability: 'available' | 'not-available') =>
        video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability })),
      changeState(isAvailable: boolean) {
        isWireless = isAvailable;
        video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
      },
    };
  }

  it('Safari offers AirPlay while a screen is available, and reports its connection', () => {
    const { video, reportAvailability, changeState } = createSafariVideo();
    const { cast } = startSync(video);
    expect(cast()).toBe('none');
    reportAvailability('available');
    expect(cast()).toBe('offered');
    changeState(true);
    expect(cast()).toBe('connected');
    changeState(false);
    expect(cast()).toBe('offered');
    reportAvailability('not-available');
    expect(cast()).toBe('none');
  });

  it('a press on the cast button opens Safari’s list of screens', () => {
    const { video, shown } = createSafariVideo();
    openScreenPicker(video);
    expect(shown).toHaveBeenCalledOnce();
  });
});

it('a browser without either interface offers no screen, and ignores a press', () => {
  const video = document.createElement('video');
  const { cast } = startSync(video);
  openScreenPicker(video);
  expect(cast()).toBe('none');
});
