import { useLocale } from '@touchline/i18n';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { useAdBreak, type PreRollAds, type EnterAdBreak } from './ads/use-ad-break.tsx';
import { PlayerContext, type PlayerLink } from './controls/player-context.ts';
import type { StreamKind } from './controls/stream-switch.tsx';
import { useStreams, type Streams } from './controls/use-streams.ts';
import type { ClientData, DrmServers, EngineFactory } from './engine/engine.ts';
import { usePipWindow } from './pip/use-pip-window.tsx';
import { usePreferences } from './preferences/use-preferences.ts';
import type { PlaybackReceipt } from './receipt/playback-receipt.ts';
import { PlayerView } from './player-view/player-view.tsx';
import type { DetachedPlayback } from './store/detached-playback.ts';
import type { PlayerState } from './store/player-state.ts';
import { createPlayerStore } from './store/player-store.ts';
import type { PlayerRequest } from './store/requests.ts';
import { usePlayback } from './store/use-playback.ts';
import { getStops } from './timeline/marker.ts';
import { useMediaLayers } from './timeline/use-media-layers.ts';
import { useMediaSessionSteps } from './timeline/use-media-session-steps.ts';

/** The kind of the video, as far as the page knows before the stream answers. */
export type PlayerKind = 'live' | 'recording' | 'channel' | 'clip';

/** The ref of a rendered player. The rest of the page uses the player's remote. */
export interface PlayerHandle {
  request(request: PlayerRequest): void;
  /** The video's own state, which does not change while an ad plays before it. */
  state(): PlayerState;
  /** Whether an ad is in the player area or still loads, before the video begins. */
  isCovered(): boolean;
}

export interface PlayerProps {
  /**
   * The manifest: HLS (`.m3u8`) or DASH. A new address continues at the same moment; another event needs another `key`.
   */
  address: string;
  kind: PlayerKind;
  /**
   * The event's cameras. With `pano` the player shows a virtual camera; with `hd` and `pano`, the HD / Panoramic
   * switch.
   */
  streams?: Streams | undefined;
  poster?: string | undefined;
  title?: string | undefined;
  /** Match seconds to start at; live streams start at the live edge without it. */
  startAt?: number | undefined;
  /** The camera to begin with, for several cameras. A later value switches to that camera. */
  stream?: StreamKind | undefined;
  /** Starts without a press, with sound if the browser allows it. */
  autoPlay?: boolean | undefined;
  /** Asks for the current address of the shown camera when its stream has failed; null keeps the current one. */
  resolveAddress?: ((stream: StreamKind) => Promise<string | null>) | undefined;
  /** Hides the spoiling markers of features on the seek bar, and the length of the video. */
  spoilerFree?: boolean | undefined;
  /** Match seconds up to which the viewer has watched: their markers are shown in spite of `spoilerFree`. */
  watchedTo?: number | undefined;
  /**
   * When a live stream's match second 0 occurred, in milliseconds since 1970. Default: the stream's start for this
   * viewer.
   */
  timelineStart?: number | undefined;
  /** Plays before the video's first second. */
  ads?: PreRollAds | undefined;
  /** The player's data in every request. Later values are ignored. */
  clientData?: ClientData | undefined;
  /** The key servers of protected streams. Later values are ignored. */
  drm?: DrmServers | undefined;
  onState?: ((state: PlayerState) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called with the playback report, once per video: at its end or when the viewer leaves it. */
  onReceipt?: ((receipt: PlaybackReceipt) => void) | undefined;
  /** Continues the playback that another player of the same video detached. */
  kept?: DetachedPlayback | undefined;
  /**
   * Called when the player unmounts while the video plays, unless the viewer has turned this off. A handler that
   * returns true has called `keep`; it owns the playback from then on and must end it.
   */
  onLeave?: ((keep: () => DetachedPlayback) => boolean) | undefined;
  /** Drawn over the picture and the controls. */
  overlay?: ReactNode;
  /** The score for places outside the page: full screen, and the picture-in-picture window. */
  scoreBug?: ReactNode;
  /** Replaces the player's own end card. */
  endCard?: ReactNode;
  ref?: Ref<PlayerHandle> | undefined;
  /** A fake in place of the real engine, for tests. */
  createEngine?: EngineFactory | undefined;
}

/**
 * The player of the event page. It renders a 16:9 player area with the poster on the server, and downloads the engine
 * when the viewer plays, or at once with `autoPlay`. Its `key` must be the event's id.
 */
export function Player(props: PlayerProps) {
  const { address, kind, streams, timelineStart, spoilerFree = false, watchedTo = 0, ref } = props;
  // With `autoPlay`, the large play button never appears.
  const [store] = useState(() => props.kept?.store ?? createPlayerStore(props.autoPlay ? { phase: 'loading' } : {}));
  const { stream, choose, hasSpare, isPanoLost } = useStreams(store, streams, props.stream ?? props.kept?.stream);
  const { clock } = useLocale();
  const { preferences, savePreferences } = usePreferences();
  const playerArea = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const isFullscreen = useSyncExternalStore(
    store.subscribe,
    () => store.get().fullscreen,
    () => false,
  );
  const giveWay = useRef<EnterAdBreak>(null);
  const adBreak = useAdBreak(props.ads, giveWay);
  const isCovered = adBreak.cover !== undefined;
  const layers = useMediaLayers({ store, timelineStart, spoilerFree, watchedTo });
  const { playback, mark } = usePlayback({
    props,
    store,
    stream,
    address: streams?.[stream] ?? address,
    hasSpare,
    now: clock.read,
    layers,
    elements: { stage: playerArea, picture, captions },
    onBegin: adBreak.onBegin,
    giveWay,
    isCovered,
  });

  const playBare = useCallback(() => playback.current?.request({ type: 'togglePip' }), [playback]);
  const pip = usePipWindow({
    store,
    picture,
    captions,
    title: props.title ?? '',
    captionStyle: preferences.captionLook,
    hasShortcuts: preferences.shortcuts,
    scoreBug: props.scoreBug,
    onRefused: playBare,
  });

  const { handleRequest } = adBreak;
  const { handles: pipTakes } = pip;
  const link = useMemo<PlayerLink>(
    () => ({
      store,
      spoilerFree,
      panoramic: stream === 'pano',
      request: (request) => {
        if (!handleRequest(request) && !pipTakes(request)) playback.current?.request(request);
      },
      thumbnail: (time) => playback.current?.thumbnail(time) ?? Promise.resolve(null),
      receipt: () => playback.current?.receipt() ?? null,
    }),
    [store, spoilerFree, stream, playback, handleRequest, pipTakes],
  );
  useMediaSessionSteps(getStops(layers).length > 0, link.request);
  useImperativeHandle(ref, () => ({ request: link.request, state: store.get, isCovered: () => isCovered }), [
    link,
    store,
    isCovered,
  ]);

  return (
    <PlayerContext value={link}>
      <PlayerView
        stageRef={playerArea}
        pictureRef={picture}
        captionsRef={captions}
        title={props.title}
        poster={props.poster}
        live={kind === 'live' || kind === 'channel'}
        layers={layers}
        preferences={preferences}
        onPreference={savePreferences}
        onMark={mark}
        streams={streams?.hd === undefined ? undefined : { value: stream, onChange: choose }}
        panoramic={stream === 'pano'}
        isPanoLost={isPanoLost}
        scoreBug={isFullscreen ? props.scoreBug : undefined}
        endCard={props.endCard}
        overlay={props.overlay}
        cover={adBreak.cover}
        away={pip.pipPlaceholder}
      />
      {pip.view}
    </PlayerContext>
  );
}
