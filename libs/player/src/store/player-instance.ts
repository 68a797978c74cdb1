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
import type { PlaybackInput } from './use-playback.ts';

/**
 * A screen, its playback and its listeners. It starts with a player, and outlives it when the page keeps the playback.
 */
export interface PlayerInstance {
  readonly store: PlayerStore;
  readonly screen: Screen;
  readonly playback: Playback;
  readonly remoteEnd: RemoteEnd;
  /** The latest input from its player. */
  input(): PlaybackInput;
  /**
   * A player shows this playback now.
   * @param playerArea goes full screen
   * @param input the current input of that player
   */
  enter(playerArea: HTMLElement, input: () => PlaybackInput): void;
  end(): void;
}

/** Creates a playback for a new player on the page. */
export function createPlayerInstance(
  store: PlayerStore,
  remote: PlayerRemote,
  stageAtFirst: HTMLElement,
  inputAtFirst: () => PlaybackInput,
): PlayerInstance {
  let playerArea = stageAtFirst;
  let input = inputAtFirst;
  const props = () => input().props;
  const { screen, engine } = claimScreen(input().address);
  const { volume, muted } = readPreferences();
  screen.video.volume = volume;
  screen.video.muted = muted;
  const playback = createPlayback({
    playerArea: () => playerArea,
    video: screen.video,
    store,
    engine:
      engine ??
      (props().createEngine ?? createEngine)(screen, {
        clientData: props().clientData,
        drm: props().drm,
      }),
    hooks: {
      resolveAddress: async () => (await props().resolveAddress?.(input().stream)) ?? null,
      stops: () => getStops(input().layers),
      hasSpare: () => input().hasSpare,
      expectsLive: () => props().kind === 'live' || props().kind === 'channel',
      times: () => ({ now: input().now(), start: props().timelineStart }),
      onBegin: () => input().onBegin(),
      onEnded: () => props().onEnded?.(),
      onReceipt: (receipt) => props().onReceipt?.(receipt),
    },
  });
  const remoteEnd = createRemoteEnd({
    remote,
    playback,
    store,
    playerArea: () => playerArea,
    // The zero of match time, in media seconds.
    origin: () => toMediaTime(0, store.get(), props().timelineStart),
    stream: (): StreamKind => input().stream,
    hasStart: () => props().startAt !== undefined,
  });
  const stopKeeping = syncPreferences(store, playback.request);
  const stopReporting = store.subscribe(() => {
    props().onState?.(store.get());
    remoteEnd.publish();
  });
  const stopFollowing = connectDevice({
    video: screen.video,
    store,
    request: playback.request,
    facts: () => ({ title: props().title, poster: props().poster, spoilerFree: props().spoilerFree === true }),
  });
  return {
    store,
    screen,
    playback,
    remoteEnd,
    input: () => input(),
    enter(nextStage, nextInput) {
      playerArea = nextStage;
      input = nextInput;
    },
    end() {
      stopFollowing();
      stopKeeping();
      stopReporting();
      remoteEnd.detach();
      playback.destroy();
      screen.video.remove();
      screen.captions.remove();
    },
  };
}
