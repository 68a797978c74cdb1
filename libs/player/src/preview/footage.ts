import type { DrmServers, EngineFactory, Thumbnail, TimeSpan } from '../engine/engine.ts';
import { createScreen } from '../engine/screen.ts';
import { toMediaTime } from '../controls/timeline/marker.ts';
import { createOrigins } from '../engine/time-of-day.ts';

/** A picture of a stream: a tile of its thumbnail sheets, or drawn from the video. */
export type Still = { kind: 'tile'; tile: Thumbnail } | { kind: 'drawn'; url: string };

export interface FootageOptions {
  address: string;
  /** The match second of the first picture. */
  from: number;
  /** The value that the player has. */
  timelineStart: number | undefined;
  /** The server's clock; milliseconds since 1970. */
  now: () => number;
  /** The servers that the player has. */
  drm?: DrmServers | undefined;
  createEngine: EngineFactory;
}

/**
 * A stream for single pictures and short stretches. It is paused, except during `play`. Positions are match seconds.
 */
export interface Footage {
  video: HTMLVideoElement;
  /** The second of the current picture. */
  position(): number;
  /** Resolves when the picture of that second, or of a newer call, is drawn. */
  show(second: number): Promise<void>;
  /** Frames per second; the usual rate when the stream does not say. */
  frameRate(): number;
  /** The stream's own thumbnail near a second; null for a stream without thumbnails. */
  tile(second: number): Promise<Still | null>;
  hasTiles(): boolean;
  onBroken(listener: () => void): void;
  destroy(): void;
}

/** The number of lines that are enough for a small picture. */
const minLines = 240;
const defaultFrameRate = 25;
/** Added to the time of a seek, so that rounding does not select the previous frame. */
const seekEpsilonSeconds = 0.0005;
/** The longest wait for a seek that does not end, in milliseconds. */
const seekTimeoutMs = 4000;

/**
 * Opens a stream on its own screen.
 * @returns null, with the engine destroyed, when the stream does not load
 */
export async function openFootage({
  address,
  from,
  timelineStart,
  now,
  drm,
  createEngine,
}: FootageOptions): Promise<Footage | null> {
  const screen = createScreen();
  const { video } = screen;
  const engine = createEngine(screen, { drm });
  const startAt = timelineStart === undefined ? from : new Date(timelineStart + from * 1000);
  const problem = await engine.load(address, startAt);
  if (problem) {
    void engine.destroy();
    return null;
  }
  const { qualities } = engine.snapshot();
  const smallestQuality = [...qualities].reverse().find(({ height }) => height >= minLines);
  if (smallestQuality) engine.selectQuality(smallestQuality.id);

  const readOrigins = createOrigins();
  const toMedia = (second: number): number =>
    toMediaTime(second, readOrigins(engine.snapshot(), { now: now(), start: timelineStart }), timelineStart);
  let requestedSeconds: number | null = null;

  async function seek(time: number): Promise<void> {
    await new Promise<void>((resolve) => {
      video.addEventListener('seeked', () => resolve(), { once: true });
      setTimeout(resolve, seekTimeoutMs);
      video.currentTime = time;
    });
  }
  let pendingSeek: Promise<void> | null = null;
  async function seekToRequested(): Promise<void> {
    while (requestedSeconds !== null) {
      const next = requestedSeconds;
      requestedSeconds = null;
      await seek(next);
    }
    pendingSeek = null;
  }

  return {
    video,
    position: () => video.currentTime - toMedia(0),
    show(second) {
      requestedSeconds = toMedia(second) + seekEpsilonSeconds;
      pendingSeek ??= seekToRequested();
      return pendingSeek;
    },
    frameRate: () => engine.snapshot().qualities.find(({ active }) => active)?.frameRate ?? defaultFrameRate,
    async tile(second) {
      const tile = await engine.thumbnail(toMedia(second));
      return tile && { kind: 'tile', tile };
    },
    hasTiles: () => engine.snapshot().hasThumbnails,
    onBroken: (listener) =>
      void engine.subscribe((event) => event.type === 'problem' && event.problem.fatal && listener()),
    destroy() {
      requestedSeconds = null;
      video.pause();
      void engine.destroy();
      video.remove();
    },
  };
}

/**
 * Plays a stretch again and again, exact to the frame.
 * @param onFrame gets the match second of each frame
 * @returns a function that stops it
 */
export function playInLoop(footage: Footage, getSpan: () => TimeSpan, onFrame: (second: number) => void): () => void {
  const { video } = footage;
  let isStopped = false;
  let frame = 0;
  function scheduleFrame(): void {
    if (isStopped) return;
    const { start, end } = getSpan();
    const position = footage.position();
    if (!video.seeking) {
      if (position >= end - 1 / footage.frameRate() / 2 || position < start - 1 || video.ended)
        void footage.show(start);
      else onFrame(Math.max(start, position));
    }
    frame = requestAnimationFrame(scheduleFrame);
  }
  const startStretch = async (): Promise<void> => {
    await footage.show(getSpan().start);
    if (isStopped) return;
    // If the browser refuses sound before a press, the preview plays muted.
    await video.play().catch(() => {
      video.muted = true;
      return video.play().catch(() => undefined);
    });
  };
  void startStretch();
  frame = requestAnimationFrame(scheduleFrame);
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
    video.pause();
  };
}

/**
 * Draws a video's current frame; null before its first frame. A data address needs no cleanup, and the strict policy
 * allows it.
 */
export function drawStill({ video }: Pick<Footage, 'video'>, width: number): Still | null {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return { kind: 'drawn', url: canvas.toDataURL('image/jpeg', 0.7) };
}
