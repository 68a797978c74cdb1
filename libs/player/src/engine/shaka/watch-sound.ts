import { nameMissingSound } from './silent-transport.ts';
import type { ShakaNetworking } from './shaka-types.ts';

/** Plays pictures whose sound is missing although the stream names one. */
export interface SoundWatch {
  /** Pictures have no track of the sound that the stream names: it is to be loaded as if it named none. */
  isMissing(): boolean;
}

const SEGMENT_REQUEST = 1;
/** Of a file, its tracks stand in the first bytes. */
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
    // A sound that is named elsewhere may stand in the pictures' files, too.
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
