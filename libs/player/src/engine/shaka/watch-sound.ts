import { nameMissingSound } from './silent-transport.ts';
import type { ShakaNetworking } from './shaka-types.ts';

/** Plays pictures whose sound is missing although the stream names one. */
export interface SoundWatch {
  /** The pictures' files lack the audio track that the stream names, and the next load must leave it out. */
  isMissing(): boolean;
}

const SEGMENT_REQUEST = 1;
/** The first bytes of a file list its tracks. */
const HEAD = 16_384;
/** The engine can fill this sound with silence, as most cameras have it. */
const hasAacInPictures = (codecs: string): boolean => codecs.includes(',') && codecs.includes('mp4a.40');
const usual = { channelsCount: 2, audioSamplingRate: 48_000 };

const viewOf = (data: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

/** @param reload whether a track is missing has changed, and only another load can play the stream now */
export function watchSound(network: ShakaNetworking | null, reload: () => void): SoundWatch {
  let isMissing = false;

  function readTracks(bytes: Uint8Array, isNamed: boolean): void {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
    if (!head.includes('moov') || !head.includes('vide')) return;
    const isThere = head.includes('soun');
    // The pictures' files may contain a track even when the stream has a separate audio rendition.
    if (isThere ? !isMissing : !isNamed) return;
    isMissing = !isThere;
    reload();
  }

  network?.registerResponseFilter((type, response, context) => {
    const stream = context?.stream;
    if (type !== SEGMENT_REQUEST || stream?.type !== 'video') return;
    const bytes = viewOf(response.data);
    readTracks(bytes, stream.codecs.includes(','));
    if (hasAacInPictures(stream.codecs) && nameMissingSound(bytes)) {
      stream.channelsCount ??= usual.channelsCount;
      stream.audioSamplingRate ??= usual.audioSamplingRate;
    }
  });
  return { isMissing: () => isMissing };
}
