import type { StreamKind } from '../controls/stream-switch.tsx';
import { connectDevice } from '../device/connect-device.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { Screen } from '../engine/screen.ts';
import { syncPreferences } from '../preferences/sync-preferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { PlayerRemote } from '../remote/remote.ts';
import { claimScreen } from '../remote/waiting-streams.ts';
import { getStops, toMediaTime } from '../timeline/marker.ts';
import { createPlayback, type Playback } from './playback.ts';
import type { PlayerStore } from './player-store.ts';
import { createRemoteEnd, type RemoteEnd } from './remote-end.ts';
import type { PlaybackInput } from './playback-input.ts';

/**
 * A screen, its playback and its listeners. It starts with a player, and outlives it when the page detaches the
 * playback.
 */
export interface PlayerInstance {
  readonly store: PlayerStore;
  readonly screen: Screen;
  readonly playback: Playback;
  readonly remoteEnd: RemoteEnd;
  /** The latest input from its player. */
  getInput(): PlaybackInput;
  /**
   * A player shows this playback now.
   * @param playerArea goes full screen
   * @param getInput the current input of that player
   */
  attachTo(playerArea: HTMLElement, getInput: () => PlaybackInput): void;
  end(): void;
}

/** Creates a playback for a new player on the page. */
export function createPlayerInstance(
  store: PlayerStore,
  remote: PlayerRemote,
  initialPlayerArea: HTMLElement,
  getInitialInput: () => PlaybackInput,
): PlayerInstance {
  let playerArea = initialPlayerArea;
  let getInput = getInitialInput;
  const getProps = () => getInput().props;
  const { screen, engine } = claimScreen(getInput().address);
  const { volume, muted } = readPreferences();
  screen.video.volume = volume;
  screen.video.muted = muted;
  const playback = createPlayback({
    playerArea: () => playerArea,
    video: screen.video,
    store,
    engine:
      engine ??
      (getProps().createEngine ?? createEngine)(screen, {
        clientData: getProps().clientData,
        drm: getProps().drm,
      }),
    hooks: {
      resolveAddress: async () => (await getProps().resolveAddress?.(getInput().stream)) ?? null,
      getMarkerTimes: () => getStops(getInput().layers),
      hasSpareCamera: () => getInput().hasSpareCamera,
      expectsLive: () => getProps().kind === 'live' || getProps().kind === 'channel',
      times: () => ({ now: getInput().now(), start: getProps().timelineStart }),
      onBegin: () => getInput().onBegin(),
      onEnded: () => getProps().onEnded?.(),
      onReceipt: (receipt) => getProps().onReceipt?.(receipt),
    },
  });
  const remoteEnd = createRemoteEnd({
    remote,
    playback,
    store,
    playerArea: () => playerArea,
    // The zero of match time, in media seconds.
    origin: () => toMediaTime(0, store.get(), getProps().timelineStart),
    stream: (): StreamKind => getInput().stream,
    hasStart: () => getProps().startAt !== undefined,
  });
  const stopSyncingPreferences = syncPreferences(store, playback.request);
  const stopReporting = store.subscribe(() => {
    getProps().onState?.(store.get());
    remoteEnd.publish();
  });
  const disconnectDevice = connectDevice({
    video: screen.video,
    store,
    request: playback.request,
    getMetadata: () => ({
      title: getProps().title,
      poster: getProps().poster,
      spoilerFree: getProps().spoilerFree === true,
    }),
  });
  return {
    store,
    screen,
    playback,
    remoteEnd,
    getInput: () => getInput(),
    attachTo(nextPlayerArea, getNextInput) {
      playerArea = nextPlayerArea;
      getInput = getNextInput;
    },
    end() {
      disconnectDevice();
      stopSyncingPreferences();
      stopReporting();
      remoteEnd.detach();
      playback.destroy();
      screen.video.remove();
      screen.captions.remove();
    },
  };
}
