import { InLanguage } from '@touchline/i18n/testing';
import { useMemo, type ReactNode } from 'react';
import { PlayerContext, type PlayerLink } from '../controls/player-context.ts';
import type { Thumbnail } from '../engine/engine.ts';
import { defaultPreferences } from '../preferences/preferences.ts';
import { PlayerView, type PlayerViewProps } from '../player-view/player-view.tsx';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import type { PlayerState } from '../store/player-state.ts';
import { createPlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';
import type { MarkerLayer } from '../controls/timeline/marker.ts';

/** A fixed moment for tests and stories. */
export const sceneNowMs = Date.UTC(2026, 1, 14, 19, 34, 12);

/** The texts and the clock around a player. */
export const SceneLocale = ({ children }: { children: ReactNode }) => (
  <InLanguage now={sceneNowMs} timeZone="UTC">
    {children}
  </InLanguage>
);

export interface PlayerSceneProps extends Partial<PlayerViewProps> {
  /** The fields that differ from the initial state. */
  state?: Partial<PlayerState> | undefined;
  onRequest?: ((request: PlayerRequest) => void) | undefined;
  /** The report of the playback. */
  receipt?: PlaybackReceipt | null | undefined;
  /** The beginning of a live broadcast, in milliseconds since 1970. */
  timelineStart?: number | undefined;
  /** The thumbnail of every second; the scene has no thumbnails without it. */
  thumbnail?: Thumbnail | undefined;
}

const doNothing = (): void => undefined;

/** A still frame: the poster in place of a decoded frame. */
const showFrame = (poster: string) => (container: HTMLDivElement | null) =>
  container?.replaceChildren(Object.assign(document.createElement('video'), { poster }));

/** The player's view in any state, without a stream: for stories and component tests. */
export function PlayerScene({
  state,
  onRequest = doNothing,
  receipt = null,
  timelineStart,
  thumbnail,
  ...view
}: PlayerSceneProps) {
  const link = useMemo<PlayerLink>(
    () => ({
      store: createPlayerStore(state),
      request: onRequest,
      thumbnail: () => Promise.resolve(thumbnail ?? null),
      receipt: () => receipt,
      timelineStart,
      panoramic: view.panoramic,
    }),
    [state, onRequest, receipt, timelineStart, thumbnail, view.panoramic],
  );
  return (
    <PlayerContext value={link}>
      <PlayerView
        live={state?.live ?? false}
        layers={[]}
        preferences={defaultPreferences}
        onPreference={doNothing}
        onMark={doNothing}
        pictureRef={state?.firstFrame && view.poster !== undefined ? showFrame(view.poster) : undefined}
        {...view}
      />
    </PlayerContext>
  );
}

/** The report of a match with two stalls. */
export const sceneReceipt: PlaybackReceipt = {
  startedAt: sceneNowMs,
  host: 'video.example.com',
  live: true,
  startUp: 812,
  played: 744_000,
  stalls: { count: 2, total: 4900, longest: 4000 },
  qualities: [
    { height: 1080, bandwidth: 6e6, played: 740_000 },
    { height: 240, bandwidth: 4e5, played: 4000 },
  ],
  switches: 1,
  frames: { decoded: 18_510, dropped: 12 },
  recoveries: 1,
  problems: [
    { kind: 'missing', code: 1001, status: 404, request: 'segment', times: 3, after: 61_000 },
    { kind: 'offline', code: 0, times: 1, after: 90_000 },
  ],
};

const track = { label: null, active: false, accessible: false };
const qualityDefaults = { frameRate: 50, active: false };

/** A recording with everything a menu can offer. */
export const recordingState: Partial<PlayerState> = {
  phase: 'ready',
  paused: true,
  currentTime: 2100,
  duration: 5652,
  seekRange: { start: 0, end: 5652 },
  buffered: [{ start: 2080, end: 2160 }],
  text: [
    { ...track, id: 'text-1', language: 'en' },
    { ...track, id: 'text-2', language: 'he' },
  ],
  audio: [
    { ...track, id: 'a', language: 'en', active: true },
    { ...track, id: 'b', language: 'es' },
  ],
  qualities: [
    { ...qualityDefaults, id: '1080', height: 1080, bandwidth: 6e6, active: true },
    { ...qualityDefaults, id: '720', height: 720, bandwidth: 3e6 },
    { ...qualityDefaults, id: '480', height: 480, frameRate: 25, bandwidth: 1e6 },
  ],
};

/** A live match, watched at its edge. */
export const liveState: Partial<PlayerState> = {
  ...recordingState,
  paused: false,
  firstFrame: true,
  live: true,
  atLiveEdge: true,
  behindLive: 1,
  currentTime: 5651,
  wallClockOrigin: sceneNowMs - 5652_000,
  momentOrigin: sceneNowMs - 5652_000,
};

/** Key moments as in the design. */
export const sceneMoments: MarkerLayer = {
  id: 'key-moments',
  label: 'Key moments',
  spoils: true,
  markers: [
    { id: '1', start: 290, kind: 'goal', label: 'Goal, Elias Lindqvist', detail: '04:50, unassisted, 1–0' },
    { id: '2', start: 912, kind: 'goal', label: 'Goal, Tobias Falk', detail: '15:12, deflection, 1–1' },
    { id: '3', start: 1180, kind: 'save', label: 'Save, Mikko Kallas', detail: '19:40, pad, short-handed' },
    { id: '4', start: 1752, kind: 'period', label: '2nd period' },
    { id: '5', start: 1964, kind: 'card', label: 'Penalty, K. Moen', detail: '32:44, tripping, two minutes' },
    { id: '6', start: 2102, kind: 'goal', label: 'Goal, Henrik Dahl', detail: '35:02, from the point, 2–2' },
    { id: '7', start: 3560, kind: 'period', label: '3rd period' },
    { id: '8', start: 4100, kind: 'moment', label: 'Fight by the bench' },
  ],
};

/** Layers of other features: a clip, breaks with ads, a player's shifts in their team's colour. */
export const sceneStretches: readonly MarkerLayer[] = [
  {
    id: 'clip',
    label: 'Your clip',
    markers: [{ id: 'clip', start: 2075, end: 2240, kind: 'selection', label: 'From 34:35 to 37:20' }],
  },
  {
    id: 'breaks',
    label: 'Breaks',
    markers: [
      { id: '1', start: 1700, end: 1752, kind: 'break', label: 'First break' },
      { id: '2', start: 3480, end: 3560, kind: 'break', label: 'Second break' },
    ],
  },
  {
    id: 'shifts',
    label: 'Henrik Dahl',
    markers: [
      { id: '1', start: 4700, end: 4790, kind: 'moment', label: 'Shift of Henrik Dahl', color: '#1e88e5' },
      { id: '2', start: 5100, end: 5230, kind: 'moment', label: 'Shift of Henrik Dahl', color: '#1e88e5' },
    ],
  },
];
