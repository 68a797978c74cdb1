import { readFile } from 'node:fs/promises';
import type { MediaTrack } from './media-index.ts';
import { getSegmentBytes } from './media-index.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Caches the committed media in memory. A file is read at its first request. */
export class MediaStore {
  readonly #folder: string;
  readonly #files = new Map<string, Promise<Bytes>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads a file of the media folder. */
  readMedia(name: string): Promise<Bytes> {
    const cachedFile = this.#files.get(name);
    if (cachedFile) return cachedFile;
    const read = readFile(`${this.#folder}/${name}`).then((buffer) => new Uint8Array(buffer));
    this.#files.set(name, read);
    // The next request reads the file again.
    read.catch(() => this.#files.delete(name));
    return read;
  }

  /** Reads the initialisation segment of a track. */
  async readInitSegment(track: MediaTrack): Promise<Bytes> {
    return (await this.readMedia(track.file)).subarray(0, track.initSize);
  }

  /** Reads a segment of a track; undefined for a number out of range. */
  async readSegment(track: MediaTrack, number: number, fragmentsPerSegment: number): Promise<Bytes | undefined> {
    const range = getSegmentBytes(track, number, fragmentsPerSegment);
    return range && (await this.readMedia(track.file)).subarray(range[0], range[1]);
  }
}
