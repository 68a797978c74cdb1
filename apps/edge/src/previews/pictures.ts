import { createBoundedMap } from '../cache/bounded-map.ts';
import type { ServedSite } from '../sites/sites.ts';
import type { FetchCrest } from './fetch-crest.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { toDrawablePicture } from './to-drawable-picture.ts';
import { type NamedPicture, getPictureHash } from '../addresses/picture-address.ts';
import type { PictureRenderer } from './picture-renderer.ts';

export interface Pictures {
  /**
   * Returns a picture; undefined when the fonts lack its letters.
   * @throws PicturesBusy at the limit of pictures; Error when the picture cannot be drawn
   */
  get: (site: ServedSite, picture: NamedPicture) => Promise<DrawnPicture | undefined>;
}

/** Thrown when more pictures are requested than can be drawn in time. */
export class PicturesBusy extends Error {
  constructor() {
    super('As many pictures are drawn as may be');
  }
}

interface PicturesOptions {
  renderer: Pick<PictureRenderer, 'draw'>;
  fetchCrest: FetchCrest;
  /** Limit of pictures that are being drawn or waiting. */
  maxDrawings?: number;
  now?: () => number;
}

/** Bytes, enough for about four hundred pictures. */
const maxPictureCacheBytes = 32 * 1024 * 1024;
const maxCrestCacheBytes = 8 * 1024 * 1024;
/** Milliseconds for which a fetched crest, or a failed fetch, is reused. */
const crestAgeMs = { found: 600_000, missing: 60_000 };
/** Milliseconds for which a picture without its crests, or a failed picture, is reused. */
const incompleteAgeMs = 60_000;

interface CachedPicture {
  drawnAtMs: number;
  /** Undefined after a failure. */
  result: DrawnPicture | undefined;
}

/** Caches pictures, each drawn once for all requests. */
export function createPictures({ renderer, fetchCrest, maxDrawings = 16, now = Date.now }: PicturesOptions): Pictures {
  const picturesByKey = createBoundedMap<CachedPicture>(maxPictureCacheBytes, ({ result }) => result?.png.length ?? 0);
  const crests = createBoundedMap<{ fetchedAtMs: number; bytes: Uint8Array | undefined }>(
    maxCrestCacheBytes,
    ({ bytes }) => bytes?.length ?? 0,
  );
  const pendingPictures = new Map<string, Promise<DrawnPicture>>();

  const getCrest = async (site: ServedSite, address: string): Promise<Uint8Array | undefined> => {
    const key = `${site.id} ${address}`;
    const cachedCrest = crests.get(key);
    if (cachedCrest && now() - cachedCrest.fetchedAtMs < (cachedCrest.bytes ? crestAgeMs.found : crestAgeMs.missing))
      return cachedCrest.bytes;
    const bytes = await fetchCrest(site, address);
    crests.set(key, { fetchedAtMs: now(), bytes });
    return bytes;
  };

  const drawPicture = async (site: ServedSite, namedPicture: NamedPicture): Promise<DrawnPicture> => {
    const addresses = namedPicture.picture.sides.map(({ crest }) => crest);
    const bytes = await Promise.all(addresses.map((address) => address && getCrest(site, address)));
    return renderer.draw({ ...namedPicture, crests: bytes.map((crest) => crest || undefined) });
  };

  return {
    async get(site, namedPicture) {
      const drawablePicture = toDrawablePicture(namedPicture.picture);
      if (!drawablePicture) return undefined;
      const key = `${site.id} ${getPictureHash(namedPicture)}`;
      const cachedPicture = picturesByKey.get(key);
      if (cachedPicture && (cachedPicture.result?.isComplete || now() - cachedPicture.drawnAtMs < incompleteAgeMs)) {
        if (!cachedPicture.result) throw new Error('The picture could not be drawn a moment ago');
        return cachedPicture.result;
      }
      const pendingPicture = pendingPictures.get(key);
      if (pendingPicture) return pendingPicture;
      if (pendingPictures.size >= maxDrawings) throw new PicturesBusy();
      const drawing = drawPicture(site, { ...namedPicture, picture: drawablePicture });
      pendingPictures.set(key, drawing);
      try {
        const drawnPicture = await drawing;
        picturesByKey.set(key, { drawnAtMs: now(), result: drawnPicture });
        return drawnPicture;
      } catch (error) {
        picturesByKey.set(key, { drawnAtMs: now(), result: undefined });
        throw error;
      } finally {
        pendingPictures.delete(key);
      }
    },
  };
}
