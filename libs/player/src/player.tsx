import { useCallback, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useAdBreak, type AdsBefore, type GiveWay } from './ads/use-ad-break.tsx';
import { PlayerContext, type PlayerLink } from './controls/player-context.ts';
import type { StreamKind } from './controls/stream-switch.tsx';
import type { EngineFactory } from './engine/engine.ts';
import { defaultPreferences, writePreferences, type Preferences } from './preferences/preferences.ts';
import { PlayerView } from './stage/player-view.tsx';
import type { PlayerState } from './store/player-state.ts';
import { createPlayerStore } from './store/player-store.ts';
import type { PlayerRequest } from './store/requests.ts';
import { usePlayback } from './store/use-playback.ts';
import { stops } from './timeline/marker.ts';
import { useMediaLayers } from './timeline/use-media-layers.ts';
import { useMediaSessionSteps } from './timeline/use-media-session-steps.ts';

/** What kind of video it is, as far as the page knows before the stream answers. */
export type PlayerKind = 'live' | 'recording' | 'channel' | 'clip';

/** What whoever renders the player can do with it by a ref; the rest of the page holds its remote. */
export interface PlayerHandle {
  request(request: PlayerRequest): void;
  state(): PlayerState;
}

export interface PlayerProps {
  /** The manifest: HLS (`.m3u8`) or DASH. A new address goes on at the same moment; another event needs another `key`. */
  address: string;
  kind: PlayerKind;
  /** Both cameras of the event, where there are two: shows the HD / Panoramic switch. */
  streams?: { hd: string; pano: string } | undefined;
  poster?: string | undefined;
  title?: string | undefined;
  /** Match seconds to start at; live streams start at the live edge without it. */
  startAt?: number | undefined;
  /** Start by itself, with sound if the browser allows it. */
  autoPlay?: boolean | undefined;
  /** Asks for the current address of the camera that is shown, when its stream has died; null keeps the one in use. */
  resolveAddress?: ((stream: StreamKind) => Promise<string | null>) | undefined;
  /** Leaves out what features mark on the seek bar where that reveals how the match goes, and says nothing of how long it is. */
  spoilerFree?: boolean | undefined;
  /** Match seconds that the viewer has seen: what is marked in them is shown all the same. */
  watchedTo?: number | undefined;
  /** Milliseconds since 1970: where a live stream's match seconds count from. Without it from where the stream began for this viewer. */
  timelineStart?: number | undefined;
  /** Plays before the video's first second. */
  ads?: AdsBefore | undefined;
  onState?: ((state: PlayerState) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Over the picture and the controls. */
  overlay?: ReactNode;
  scoreBug?: ReactNode;
  /** Instead of the player's own end card. */
  endCard?: ReactNode;
  ref?: Ref<PlayerHandle> | undefined;
  /** For tests: another engine than the one that plays. */
  createEngine?: EngineFactory | undefined;
}

/**
 * The player of the event page. Renders a 16:9 stage with the poster on the server; the engine is downloaded when the
 * viewer plays, or at once with `autoPlay`. Give it the event's id as `key`.
 */
export function Player(props: PlayerProps) {
  const { address, kind, streams, timelineStart, spoilerFree = false, watchedTo = 0, ref } = props;
  const [store] = useState(() => createPlayerStore());
  const [stream, setStream] = useState<StreamKind>('hd');
  const [preferences, setPreferences] = useState<Preferences>(defaultPreferences);
  const stage = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const giveWay = useRef<GiveWay>(null);
  const adBreak = useAdBreak(props.ads, giveWay);
  const layers = useMediaLayers({ store, timelineStart, spoilerFree, watchedTo });
  const { playback, mark } = usePlayback({
    props,
    store,
    stream,
    address: streams ? streams[stream] : address,
    layers,
    elements: { stage, picture, captions },
    onBegin: adBreak.onBegin,
    giveWay,
    onPreferences: setPreferences,
  });

  const { takes } = adBreak;
  const link = useMemo<PlayerLink>(
    () => ({
      store,
      spoilerFree,
      request: (request) => {
        if (!takes(request)) playback.current?.request(request);
      },
      thumbnail: (time) => playback.current?.thumbnail(time) ?? Promise.resolve(null),
    }),
    [store, spoilerFree, playback, takes],
  );
  useMediaSessionSteps(stops(layers).length > 0, link.request);
  useImperativeHandle(ref, () => ({ request: link.request, state: store.get }), [link, store]);
  const remember = useCallback((change: Partial<Preferences>) => setPreferences(writePreferences(change)), []);

  return (
    <PlayerContext value={link}>
      <PlayerView
        stageRef={stage}
        pictureRef={picture}
        captionsRef={captions}
        title={props.title}
        poster={props.poster}
        live={kind === 'live' || kind === 'channel'}
        layers={layers}
        preferences={preferences}
        onPreference={remember}
        onMark={mark}
        streams={streams && { value: stream, onChange: setStream }}
        scoreBug={props.scoreBug}
        endCard={props.endCard}
        overlay={props.overlay}
        cover={adBreak.cover}
      />
    </PlayerContext>
  );
}
