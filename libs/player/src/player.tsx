import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { PlayerContext, type PlayerLink } from './controls/player-context.ts';
import type { StreamKind } from './controls/stream-switch.tsx';
import { createEngine } from './engine/create-engine.ts';
import type { EngineFactory } from './engine/engine.ts';
import { keepPreferences } from './preferences/keep-preferences.ts';
import { defaultPreferences, readPreferences, writePreferences, type Preferences } from './preferences/preferences.ts';
import { PlayerView } from './stage/player-view.tsx';
import { createPlayback, type Playback } from './store/playback.ts';
import type { PlayerState } from './store/player-state.ts';
import { createPlayerStore } from './store/player-store.ts';
import type { PlayerRequest } from './store/requests.ts';
import { toMediaTime, type Marker } from './timeline/marker.ts';
import { useMediaMarkers } from './timeline/use-media-markers.ts';
import { claimScreen } from './waiting-streams.ts';

/** What kind of video it is, as far as the page knows before the stream answers. */
export type PlayerKind = 'live' | 'recording' | 'channel' | 'clip';

/** What a page can do with a player it holds a ref to. */
export interface PlayerHandle {
  request(request: PlayerRequest): void;
  state(): PlayerState;
  /** Seeks to match seconds (see Marker.time). */
  seekToMatchTime(time: number): void;
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
  /** Key moments in match seconds, ascending. */
  markers?: readonly Marker[] | undefined;
  /** Milliseconds since 1970 of the stream's first frame: where a live stream's match seconds count from. */
  timelineStart?: number | undefined;
  onState?: ((state: PlayerState) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** The viewer marked a clip's start or end, in match seconds. */
  onClipEdge?: ((edge: 'start' | 'end', time: number) => void) | undefined;
  /** Over the picture and the controls. */
  overlay?: ReactNode;
  scoreBug?: ReactNode;
  /** Instead of the player's own end card. */
  endCard?: ReactNode;
  ref?: Ref<PlayerHandle> | undefined;
  /** For tests: another engine than the one that plays. */
  createEngine?: EngineFactory | undefined;
}

const noMarkers: readonly Marker[] = [];

/**
 * The player of the event page. Renders a 16:9 stage with the poster on the server; the engine is downloaded when the
 * viewer plays, or at once with `autoPlay`. Give it the event's id as `key`.
 */
export function Player(props: PlayerProps) {
  const { address, kind, streams, markers = noMarkers, autoPlay = false, timelineStart, ref } = props;
  const [store] = useState(() => createPlayerStore());
  const [stream, setStream] = useState<StreamKind>('hd');
  const [preferences, setPreferences] = useState<Preferences>(defaultPreferences);
  const stage = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const playback = useRef<Playback>(null);
  const mediaMarkers = useMediaMarkers(store, markers, timelineStart);
  const latest = useRef({ props, mediaMarkers, stream });
  useLayoutEffect(() => {
    latest.current = { props, mediaMarkers, stream };
  });

  const offset = useCallback(() => toMediaTime(0, store.get(), latest.current.props.timelineStart), [store]);
  const link = useMemo<PlayerLink>(
    () => ({
      store,
      request: (request) => playback.current?.request(request),
      thumbnail: (time) => playback.current?.thumbnail(time) ?? Promise.resolve(null),
    }),
    [store],
  );
  const current = streams ? streams[stream] : address;
  const first = useRef(current);
  // Before the browser paints: a stream that was preloaded shows its first frame with the page.
  useLayoutEffect(() => {
    if (!stage.current || !picture.current || !captions.current) return;
    const remembered = readPreferences();
    setPreferences(remembered);
    const { screen, engine } = claimScreen(first.current);
    screen.video.volume = remembered.volume;
    screen.video.muted = remembered.muted;
    picture.current.append(screen.video);
    captions.current.append(screen.captions);
    const created = createPlayback({
      stage: stage.current,
      video: screen.video,
      store,
      engine: engine ?? (latest.current.props.createEngine ?? createEngine)(screen),
      hooks: {
        resolveAddress: async () => (await latest.current.props.resolveAddress?.(latest.current.stream)) ?? null,
        markerTimes: () => latest.current.mediaMarkers.map((marker) => marker.time),
        expectsLive: () => latest.current.props.kind === 'live' || latest.current.props.kind === 'channel',
        onEnded: () => latest.current.props.onEnded?.(),
      },
    });
    playback.current = created;
    const stopKeeping = keepPreferences(store, created.request);
    const stopTelling = store.subscribe(() => latest.current.props.onState?.(store.get()));
    return () => {
      stopKeeping();
      stopTelling();
      playback.current = null;
      created.destroy();
      screen.video.remove();
      screen.captions.remove();
    };
  }, [store]);
  useImperativeHandle(
    ref,
    () => ({
      request: link.request,
      state: store.get,
      seekToMatchTime: (time) => link.request({ type: 'seek', time: time + offset() }),
    }),
    [link, store, offset],
  );

  const opened = useRef<Playback>(null);
  useLayoutEffect(() => {
    const { startAt } = latest.current.props;
    const isFirst = opened.current !== playback.current;
    opened.current = playback.current;
    const from =
      startAt === undefined || timelineStart === undefined ? startAt : new Date(timelineStart + startAt * 1000);
    playback.current?.open(current, isFirst ? { autoPlay, startAt: from } : { autoPlay: false, keepPlace: true });
    // Only another address loads again: the other values belong to the first load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current]);

  const remember = useCallback((change: Partial<Preferences>) => setPreferences(writePreferences(change)), []);
  const onClip = useCallback(
    (edge: 'start' | 'end') => latest.current.props.onClipEdge?.(edge, store.get().currentTime - offset()),
    [store, offset],
  );

  return (
    <PlayerContext value={link}>
      <PlayerView
        stageRef={stage}
        pictureRef={picture}
        captionsRef={captions}
        title={props.title}
        poster={props.poster}
        live={kind === 'live' || kind === 'channel'}
        markers={mediaMarkers}
        preferences={preferences}
        onPreference={remember}
        onClip={onClip}
        streams={streams && { value: stream, onChange: setStream }}
        scoreBug={props.scoreBug}
        endCard={props.endCard}
        overlay={props.overlay}
      />
    </PlayerContext>
  );
}
