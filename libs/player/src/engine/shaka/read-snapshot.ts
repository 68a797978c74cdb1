import type { EngineSnapshot } from '../engine.ts';
import type { ConnectedStream } from './connect-stream.ts';
import type { Qualities } from './qualities.ts';
import { readAudio, readText } from './tracks.ts';

export const emptySnapshot: EngineSnapshot = {
  live: false,
  seekRange: { start: 0, end: 0 },
  targetDuration: 0,
  wallClockOrigin: null,
  audio: [],
  text: [],
  linesAreMissing: false,
  qualities: [],
  chosenQuality: null,
  hasThumbnails: false,
  lowLatency: false,
  hasStopped: false,
  isProtected: false,
};

/** The fields that change rarely and take the longest to read. The rest of the snapshot is read with every frame. */
export type TrackLists = Pick<
  EngineSnapshot,
  'audio' | 'text' | 'linesAreMissing' | 'qualities' | 'hasThumbnails' | 'lowLatency' | 'isProtected'
>;

export function readLists(
  { player, renditions, linesAreMissing, thumbnails, lowLatency }: ConnectedStream,
  qualities: Qualities,
): TrackLists {
  return {
    audio: readAudio(player, renditions.isDead),
    text: readText(player, renditions.isDead),
    linesAreMissing: linesAreMissing(),
    qualities: qualities.read(player, renditions.isDead),
    // The engine accepts no WebVTT thumbnails for a live stream.
    hasThumbnails: (thumbnails() !== null && !player.isLive()) || player.getImageTracks().length > 0,
    lowLatency: lowLatency(),
    isProtected: player.drmInfo() !== null,
  };
}

export function readTime({
  player,
  renditions,
  targetDuration,
  isUndated,
}: ConnectedStream): Omit<EngineSnapshot, keyof TrackLists | 'chosenQuality'> {
  return {
    live: player.isLive(),
    hasStopped: player.isLive() && renditions.hasStopped(targetDuration()),
    seekRange: player.seekRange(),
    targetDuration: targetDuration(),
    wallClockOrigin: isUndated() ? null : player.getPresentationStartTimeAsDate()?.getTime() || null,
  };
}
