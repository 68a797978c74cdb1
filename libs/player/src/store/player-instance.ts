import type { RefObject } from 'react';
import type { EnterAdBreak } from '../ads/use-ad-break.tsx';
import type { StreamKind } from '../controls/stream-switch.tsx';
import { connectDevice } from '../device/connect-device.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { EngineFactory } from '../engine/engine.ts';
import type { Screen } from '../engine/screen.ts';
import { syncPreferences } from './sync-preferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import type { ClientData, DrmServers, MarkerLayer } from '../remote.ts';
import type { PlayerRemote } from '../remote/remote.ts';
import { claimScreen } from '../remote/waiting-streams.ts';
import { getStops, toMediaTime } from '../controls/timeline/marker.ts';
import { createPlayback, type Playback } from './playback.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayerStore } from './player-store.ts';
import { createRemoteEnd, type RemoteEnd } from './remote-end.ts';

/** The kind of the video, as far as the page knows before the stream answers. */
export type PlayerKind = 'live' | 'recording' | 'channel' | 'clip';

/** The props that a playback reads; it may outlive its player. */
export interface PlaybackProps {
  kind: PlayerKind;
  poster?: string | undefined;
  title?: string | undefined;
  /** Match seconds to start at; without this value, live streams start at the live edge. */
  startAt?: number | undefined;
  /** Asks for the current address of the shown camera when its stream has failed; null keeps the current one. */
  resolveAddress?: ((stream: StreamKind) => Promise<string | null>) | undefined;
  /** Hides the spoiling markers of features on the seek bar, and the length of the video. */
  spoilerFree?: boolean | undefined;
  /**
   * When a live stream's match second 0 occurred, in milliseconds since 1970. Default: the stream's start for this
   * viewer.
   */
  timelineStart?: number | undefined;
  /** Adds the player's data (CMCD) to every request. Later values are ignored. */
  clientData?: ClientData | undefined;
  /** The key servers of protected streams. Later values are ignored. */
  drm?: DrmServers | undefined;
  onState?: ((state: PlayerState) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called with the playback report, once per video: at its end or when the viewer leaves it. */
  onReceipt?: ((receipt: PlaybackReceipt) => void) | undefined;
  /** Replaces the real engine, for tests. */
  createEngine?: EngineFactory | undefined;
}

/** The player's props and page, which its playback reads when it needs them. */
export interface PlaybackInput {
  props: PlaybackProps;
  store: PlayerStore;
  /** The camera that is shown, and its address. */
  stream: StreamKind;
  address: string;
  /** Whether the page can show another camera if this one fails. */
  hasSpareCamera: boolean;
  /** The server's clock; milliseconds since 1970. */
  now: () => number;
  /** The layers of the seek bar, in media seconds. */
  layers: readonly MarkerLayer[];
  elements: {
    playerArea: RefObject<HTMLElement | null>;
    picture: RefObject<HTMLDivElement | null>;
    captions: RefObject<HTMLDivElement | null>;
  };
  /** The video is about to begin. */
  onBegin: () => void;
  /** The playback sets this ref to a function that passes the player area to an ad break. */
  enterAdBreakRef: RefObject<EnterAdBreak | null>;
  /** Whether an ad is in the player area. */
  isCovered: boolean;
}

/**
 * A screen, its playback and its listeners. The instance starts with a player. If the page detaches the playback, the
 * instance outlives the player.
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
