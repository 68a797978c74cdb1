import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { StreamKind } from '../controls/stream-switch.tsx';
import { createEngine } from '../engine/create-engine.ts';
import type { PlayerProps } from '../player.tsx';
import { keepPreferences } from '../preferences/keep-preferences.ts';
import { readPreferences, type Preferences } from '../preferences/preferences.ts';
import type { GiveWay } from '../ads/use-ad-break.tsx';
import type { RemoteEvent } from '../remote/remote.ts';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import { claimScreen } from '../remote/waiting-streams.ts';
import { stops, toMediaTime, type MarkerLayer } from '../timeline/marker.ts';
import { createPlayback, type Playback } from './playback.ts';
import type { PlayerStore } from './player-store.ts';
import { createRemoteEnd, type RemoteEnd } from './remote-end.ts';

export interface PlaybackInput {
  props: PlayerProps;
  store: PlayerStore;
  /** The camera that is shown, and its address. */
  stream: StreamKind;
  address: string;
  /** What stands on the seek bar, in media seconds. */
  layers: readonly MarkerLayer[];
  elements: {
    stage: RefObject<HTMLElement | null>;
    picture: RefObject<HTMLDivElement | null>;
    captions: RefObject<HTMLDivElement | null>;
  };
  /** The video is about to begin. */
  onBegin: () => void;
  /** Filled with the way to hold it back meanwhile. */
  giveWay: RefObject<GiveWay | null>;
  /** What this browser remembers of the viewer's taste, once it can be read. */
  onPreferences: (preferences: Preferences) => void;
}

/** What a viewer marks by a key; what becomes of it is up to who hears it. */
export type Mark = Extract<RemoteEvent, 'clip-start' | 'clip-end' | 'mark'>;

export interface UsedPlayback {
  /** null until the stage is in the document. */
  playback: RefObject<Playback | null>;
  /** The viewer marked a clip's edge, or a moment. */
  mark: (what: Mark) => void;
}

/** Puts a screen on the stage, plays addresses on it as they come, and lets the page's remote hold what plays. */
export function usePlayback(input: PlaybackInput): UsedPlayback {
  const { address, stream, store, elements, giveWay, onPreferences } = input;
  const remote = usePlayerRemote();
  const playback = useRef<Playback>(null);
  const attached = useRef<RemoteEnd>(null);
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const first = useRef(address);
  // Before the browser paints: a stream that was preloaded shows its first frame with the page.
  useLayoutEffect(() => {
    const { stage, picture, captions } = elements;
    if (!stage.current || !picture.current || !captions.current) return;
    const remembered = readPreferences();
    onPreferences(remembered);
    const { screen, engine } = claimScreen(first.current);
    screen.video.volume = remembered.volume;
    screen.video.muted = remembered.muted;
    picture.current.append(screen.video);
    captions.current.append(screen.captions);
    const now = (): PlayerProps => latest.current.props;
    const created = createPlayback({
      stage: stage.current,
      video: screen.video,
      store,
      engine: engine ?? (now().createEngine ?? createEngine)(screen),
      hooks: {
        resolveAddress: async () => (await now().resolveAddress?.(latest.current.stream)) ?? null,
        stops: () => stops(latest.current.layers),
        expectsLive: () => now().kind === 'live' || now().kind === 'channel',
        onBegin: () => latest.current.onBegin(),
        onEnded: () => now().onEnded?.(),
      },
    });
    playback.current = created;
    /** Where match time begins, in media seconds. */
    const origin = (): number => toMediaTime(0, store.get(), now().timelineStart);
    const end = createRemoteEnd({
      remote,
      playback: created,
      store,
      stage: stage.current,
      origin,
      stream: () => latest.current.stream,
      hasStart: () => now().startAt !== undefined,
    });
    attached.current = end;
    giveWay.current = end.giveWay;
    const stopKeeping = keepPreferences(store, created.request);
    const stopReporting = store.subscribe(() => {
      now().onState?.(store.get());
      end.publish();
    });
    return () => {
      giveWay.current = null;
      stopKeeping();
      stopReporting();
      end.detach();
      attached.current = null;
      playback.current = null;
      created.destroy();
      screen.video.remove();
      screen.captions.remove();
    };
    // The elements are refs, and the preferences' setter is a state's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, remote]);

  useLayoutEffect(() => attached.current?.publish(), [stream]);

  const opened = useRef<Playback>(null);
  useLayoutEffect(() => {
    const { startAt, timelineStart, autoPlay = false } = latest.current.props;
    const isFirst = opened.current !== playback.current;
    opened.current = playback.current;
    const from =
      startAt === undefined || timelineStart === undefined ? startAt : new Date(timelineStart + startAt * 1000);
    playback.current?.open(address, isFirst ? { autoPlay, startAt: from } : { autoPlay: false, keepPlace: true });
    // Only another address loads again: the other values belong to the first load.
  }, [address]);

  const mark = useCallback((what: Mark) => attached.current?.emit(what), []);
  return { playback, mark };
}
