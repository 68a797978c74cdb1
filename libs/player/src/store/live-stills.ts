import type { Thumbnail } from '../engine/engine.ts';
import type { PlayerState } from './player-state.ts';

/** One picture is drawn for every this many seconds of the stream. */
const stepSeconds = 10;
/** Two hours of pictures: about 3 MB. The oldest are dropped. */
const maxStills = 720;
/** Pixels of a picture. The seek bar scales it to 180 pixels. */
const stillWidth = 240;

/** The pictures that a live stream without thumbnails has shown, for its seek bar. */
export interface LiveStills {
  /** Draws the current picture, if it is the first of its ten seconds. */
  update(state: PlayerState): void;
  hasAny(): boolean;
  /** @param time media seconds @returns null for a part of the stream that was not shown */
  find(time: number, state: PlayerState): Thumbnail | null;
}

/** The ten seconds of a media time, counted in wall-clock time, because a reload changes media times. */
const getSlot = (time: number, { momentOrigin }: PlayerState): number =>
  Math.floor(((momentOrigin ?? 0) / 1000 + time) / stepSeconds);

/** Draws the current frame of a video. @returns null before its first frame, or if the browser refuses */
export function drawFrame(video: HTMLVideoElement): Thumbnail | null {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = stillWidth;
  canvas.height = Math.round((stillWidth * video.videoHeight) / video.videoWidth);
  const { width, height } = canvas;
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
    return {
      url: canvas.toDataURL('image/jpeg', 0.6),
      x: 0,
      y: 0,
      width,
      height,
      sheetWidth: width,
      sheetHeight: height,
    };
  } catch {
    return null;
  }
}

/** @param draw draws the picture that the viewer sees; null without one */
export function createLiveStills(draw: () => Thumbnail | null): LiveStills {
  const stillBySlot = new Map<number, Thumbnail>();
  let triedSlot = NaN;
  return {
    update(state) {
      const { live, firstFrame, phase, seeking, waiting, recovering, isProtected } = state;
      // A browser draws protected frames black.
      if (!live || !firstFrame || phase !== 'ready' || seeking || waiting || recovering || isProtected) return;
      const slot = getSlot(state.currentTime, state);
      // A browser that refuses one picture of a foreign video refuses all.
      if (slot === triedSlot || stillBySlot.has(slot)) return;
      triedSlot = slot;
      const still = draw();
      if (!still) return;
      stillBySlot.set(slot, still);
      const [oldestSlot] = stillBySlot.keys();
      if (stillBySlot.size > maxStills && oldestSlot !== undefined) stillBySlot.delete(oldestSlot);
    },
    hasAny: () => stillBySlot.size > 0,
    find: (time, state) => stillBySlot.get(getSlot(time, state)) ?? null,
  };
}
