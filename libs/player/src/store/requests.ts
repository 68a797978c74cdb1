import { openScreenPicker } from '../cast/cast.ts';
import type { Engine } from '../engine/engine.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { PlayerStore } from './player-store.ts';
import { switchFullscreen, switchPip } from './presentation.ts';

/** All requests of a viewer to the player. Times are media seconds, levels 0 to 1. */
export type PlayerRequest =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'togglePlay' }
  | { type: 'seek'; time: number }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekToFraction'; fraction: number }
  | { type: 'seekToMarker'; direction: 1 | -1 }
  | { type: 'goLive' }
  | { type: 'volume'; level: number }
  | { type: 'volumeBy'; step: number }
  | { type: 'mute'; muted: boolean }
  | { type: 'toggleMute' }
  | { type: 'captions'; id: string | null }
  | { type: 'toggleCaptions' }
  | { type: 'audio'; id: string }
  | { type: 'quality'; id: string | null }
  | { type: 'rate'; rate: number }
  | { type: 'rateStep'; direction: 1 | -1 }
  | { type: 'togglePip' }
  | { type: 'cast' }
  | { type: 'toggleFullscreen' }
  | { type: 'frameStep'; direction: 1 | -1 }
  | { type: 'retry' }
  /** The page has learned that the stream has another address. */
  | { type: 'renew' };

type RequestType = PlayerRequest['type'];
type RequestOfType<Type extends RequestType> = Extract<PlayerRequest, { type: Type }>;

/** The parts of the player that `performRequest` uses. */
export interface RequestContext {
  video: HTMLVideoElement;
  /** The element that goes full screen, with the controls. */
  playerArea(): HTMLElement;
  engine: Engine;
  store: PlayerStore;
  /** @param time media seconds */
  seek(time: number): void;
  /** Plays, after a load if necessary; follows the browser's autoplay rules. */
  play(): void;
  /** Pauses, also during a load. */
  pause(): void;
  /** Loads again after a failure that ended the playback. */
  retry(): void;
  /** Loads the newest address unless it plays already. */
  renew(): void;
  /** The times of markers for the steps between them, in media seconds, ascending. */
  getMarkerTimes(): readonly number[];
}

/** The speeds of the menu. */
export const playbackRates: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];

/** A frame at 25 frames a second, for a stream without a frame rate. */
const defaultFrameSeconds = 1 / 25;
/** A step back within this many seconds after a key moment goes to the moment before it. */
const sameMomentSeconds = 3;
/** A step lands at most this long before its moment. */
const maxLeadInSeconds = 5;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

function seekTo({ store, seek }: RequestContext, time: number): void {
  const { seekRange, duration, live } = store.get();
  const end = seekRange.end || duration;
  if (end <= 0) return;
  // A seek to the very last frame of a recording would end playback at once.
  seek(clamp(time, seekRange.start, live ? end : Math.max(seekRange.start, end - 0.05)));
}

/** Also sets the default speed: a load starts with it, and the speed itself is 0 while the engine waits for data. */
function setPlaybackRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

function seekToLiveEdge(context: RequestContext): void {
  // The end of a recording is no live edge: it would reveal the result.
  if (!context.store.get().live) return;
  seekTo(context, context.store.get().seekRange.end);
  setPlaybackRate(context.video, 1);
  context.play();
}

/** The effect of each request. Effects write no state, because the state is read from the media element. */
const requestEffects: { [Type in RequestType]: (context: RequestContext, request: RequestOfType<Type>) => void } = {
  play: ({ play }) => play(),
  pause: ({ pause }) => pause(),
  togglePlay: ({ video, play, pause }) => (video.paused || video.ended ? play() : pause()),
  seek: (context, { time }) => seekTo(context, time),
  seekBy: (context, { seconds }) => seekTo(context, context.video.currentTime + seconds),
  seekToFraction(context, { fraction }) {
    const { start, end } = context.store.get().seekRange;
    seekTo(context, start + (end - start) * clamp(fraction, 0, 1));
  },
  seekToMarker(context, { direction }) {
    const currentSeconds = context.video.currentTime;
    const { start } = context.store.get().seekRange;
    // The window of a live stream may begin after a moment.
    const times = context.getMarkerTimes().filter((time) => time + maxLeadInSeconds >= start);
    const target =
      direction === 1
        ? times.find((time) => time > currentSeconds + 0.5)
        : times.findLast((time) => time < currentSeconds - sameMomentSeconds);
    if (target !== undefined) seekTo(context, target);
  },
  goLive: seekToLiveEdge,
  volume({ video }, { level }) {
    video.volume = clamp(level, 0, 1);
    video.muted = level <= 0;
  },
  volumeBy({ video }, { step }) {
    video.volume = clamp(Math.round((video.volume + step) * 100) / 100, 0, 1);
    if (step > 0) video.muted = false;
  },
  mute({ video }, { muted }) {
    video.muted = muted;
  },
  toggleMute({ video }) {
    video.muted = !video.muted;
    if (!video.muted && video.volume === 0) video.volume = 0.5;
  },
  captions: ({ engine }, { id }) => engine.selectText(id),
  toggleCaptions({ engine, store }) {
    const { text } = store.get();
    const isCaptioned = text.some((track) => track.active);
    const preferredTrack = text.find((track) => track.language === readPreferences().captions);
    engine.selectText(isCaptioned ? null : ((preferredTrack ?? text[0])?.id ?? null));
  },
  audio: ({ engine }, { id }) => engine.selectAudio(id),
  quality: ({ engine }, { id }) => engine.selectQuality(id),
  rate: ({ video }, { rate }) => setPlaybackRate(video, rate),
  rateStep({ video }, { direction }) {
    const nextRate =
      direction === 1
        ? playbackRates.find((rate) => rate > video.defaultPlaybackRate)
        : playbackRates.findLast((rate) => rate < video.defaultPlaybackRate);
    if (nextRate !== undefined) setPlaybackRate(video, nextRate);
  },
  togglePip: ({ video }) => switchPip(video),
  cast: ({ video }) => openScreenPicker(video),
  toggleFullscreen: ({ playerArea, video }) => switchFullscreen(playerArea(), video),
  frameStep(context, { direction }) {
    const { video, store } = context;
    if (!video.paused) return;
    const frameRate = store.get().qualities.find((track) => track.active)?.frameRate;
    seekTo(context, video.currentTime + direction * (frameRate ? 1 / frameRate : defaultFrameSeconds));
  },
  retry: ({ retry }) => retry(),
  renew: ({ renew }) => renew(),
};

/** Carries out one request. */
export function performRequest<Type extends RequestType>(context: RequestContext, request: RequestOfType<Type>): void {
  const effect: (context: RequestContext, request: RequestOfType<Type>) => void = requestEffects[request.type as Type];
  effect(context, request);
}
