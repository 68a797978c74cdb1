import { createNotFoundError, segmentRequest } from './missing-segments.ts';
import { addMissingSound } from './add-missing-sound.ts';
import type { ShakaNetworking, ShakaStream } from './shaka-types.ts';

/** Plays video whose audio is missing although the stream names it. */
export interface SoundWatch {
  /** Whether no video file has the audio track that the stream names. The next load must then leave it out. */
  isSoundMissing(): boolean;
  /**
   * Whether the files of this video lack an audio track that other files may have.
   * @param id the engine's id
   */
  isSilent(id: string | null): boolean;
  /** Another load begins. */
  reset(): void;
}

interface SoundParts {
  network: ShakaNetworking | null;
  /** Loads again, because the presence of the audio track has changed and the current load cannot play. */
  reload(): void;
  /**
   * Makes the engine choose video that has audio.
   * @param audibleIds ids of video with audio
   * @returns whether the stream has such video
   */
  switchToAudible(audibleIds: readonly (string | null)[]): boolean;
}

/** The first bytes of a file list its tracks. */
const headBytes = 16_384;
/** After this many refusals of silent video, the engine has no other video. */
const maxRefusals = 5;
/** Whether video files should contain AAC audio, for which this code can add silence. */
const hasAacAudio = (codecs: string): boolean => codecs.includes(',') && codecs.includes('mp4a.40');
/** Whether a segment in MP4 may contain samples of only one track. */
const mayLackSound = (head: string): boolean => head.split('traf').length < 3 || /trun.{4}\0{4}/s.test(head);
const defaultSound = { channelsCount: 2, audioSamplingRate: 48_000 };

const getView = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

export function watchSound({ network, reload, switchToAudible }: SoundParts): SoundWatch {
  let isSoundMissing = false;
  const silentIds = new Set<string | null>();
  /**
   * By the engine's id: the first bytes of a video file with audio. The engine's list lacks qualities that it avoids
   * after a fault.
   */
  const soundsById = new Map<string | null, Uint8Array>();
  let refusalCount = 0;

  function setMissing(isNowMissing: boolean): void {
    isSoundMissing = isNowMissing;
    refusalCount = 0;
    reload();
  }

  /**
   * Refuses a file without audio if another quality has audio; otherwise loads again. A browser's buffer accepts video
   * either with or without audio.
   */
  function readTracks(bytes: Uint8Array, head: string, { codecs, originalId }: ShakaStream, address: string): void {
    if (!head.includes('moov') || !head.includes('vide')) return;
    // Video files may contain an audio track even when the stream has a separate audio rendition.
    if (head.includes('soun')) {
      soundsById.set(originalId, bytes);
      refusalCount = 0;
      return isSoundMissing ? setMissing(false) : undefined;
    }
    if (!codecs.includes(',')) return;
    silentIds.add(originalId);
    refusalCount += 1;
    // The error makes the engine play another quality.
    if (switchToAudible([...soundsById.keys()]) && refusalCount <= maxRefusals) throw createNotFoundError(address);
    setMissing(true);
  }

  function reset(): void {
    silentIds.clear();
    soundsById.clear();
  }

  network?.registerResponseFilter(async (type, response, context) => {
    const { stream, segment } = context ?? {};
    if (type !== segmentRequest || stream?.type !== 'video') return;
    const bytes = getView(response.data);
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
    readTracks(bytes, head, stream, response.originalUri);
    if (!hasAacAudio(stream.codecs)) return;
    const file = soundsById.get(stream.originalId);
    if (file && segment && mayLackSound(head)) {
      const seconds = segment.getEndTime() - segment.getStartTime();
      response.data = await import('./add-silence.ts')
        .then(({ addSilence }) => addSilence(file, bytes, seconds))
        .catch(() => bytes);
    } else if (addMissingSound(bytes)) {
      stream.channelsCount ??= defaultSound.channelsCount;
      stream.audioSamplingRate ??= defaultSound.audioSamplingRate;
    }
  });
  return { isSoundMissing: () => isSoundMissing, isSilent: (id) => silentIds.has(id), reset };
}
