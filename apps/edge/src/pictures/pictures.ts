import { createBoundedMap } from '../cache/bounded-map.ts';
import type { ServedSite } from '../sites/sites.ts';
import type { FetchCrest } from './fetch-crest.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { toDrawablePicture } from './is-drawable.ts';
import { type Drawn, pictureHash } from './picture-address.ts';
import type { PictureRenderer } from './picture-renderer.ts';

export interface Pictures {
  /**
   * Returns a picture; undefined when the fonts lack its letters.
   * @throws PicturesBusy at the limit of pictures; Error when the picture cannot be drawn
   */
  get: (site: ServedSite, drawn: Drawn) => Promise<DrawnPicture | undefined>;
}

/** More pictures are requested than can be drawn in time. */
export class PicturesBusy extends Error {
  constructor() {
    super('As many pictures are drawn as may be');
  }
}

interface PicturesOptions {
  press: Pick<PictureRenderer, 'draw'>;
  fetchCrest: FetchCrest;
  /** Limit of pictures that are being drawn or waiting. */
  most?: number;
  now?: () => number;
}

/** About four hundred pictures. */
const maxPictureCacheBytes = 32 * 1024 * 1024;
const maxCrestCacheBytes = 8 * 1024 * 1024;
/** How long a fetched crest, and the failure of a fetch, are reused; milliseconds. */
const crestAge = { there: 600_000, missing: 60_000 };
/** How long a picture without its crests, and a failed picture, are reused; milliseconds. */
const second = 60_000;

interface CachedPicture {
  at: number;
  /** Undefined after a failure. */
  drawn: DrawnPicture | undefined;
}

/** Caches pictures, each drawn once for all requests. */
export function createPictures({ press, fetchCrest, most = 16, now = Date.now }: PicturesOptions): Pictures {
  const held = createBoundedMap<CachedPicture>(maxPictureCacheBytes, ({ drawn }) => drawn?.png.length ?? 0);
  const crests = createBoundedMap<{ at: number; bytes: Uint8Array | undefined }>(
    maxCrestCacheBytes,
    ({ bytes }) => bytes?.length ?? 0,
  );
  const making = new Map<string, Promise<DrawnPicture>>();

  const getCrest = async (site: ServedSite, address: string): Promise<Uint8Array | undefined> => {
    const key = `${site.id} ${address}`;
    const known = crests.get(key);
    if (known && now() - known.at < (known.bytes ? crestAge.there : crestAge.missing)) return known.bytes;
    const bytes = await fetchCrest(site, address);
    crests.set(key, { at: now(), bytes });
    return bytes;
  };

  const make = async (site: ServedSite, { picture, name }: Drawn): Promise<DrawnPicture> => {
    const addresses = picture.sides.map(({ crest }) => crest);
    const bytes = await Promise.all(addresses.map((address) => address && getCrest(site, address)));
    return press.draw({ picture, name, crests: bytes.map((one) => one || undefined) });
  };

  return {
    async get(site, { picture, name }) {
      const ours = toDrawablePicture(picture);
      if (!ours) return undefined;
      const key = `${site.id} ${pictureHash({ picture, name })}`;
      const known = held.get(key);
      if (known && (known.drawn?.whole || now() - known.at < second)) {
        if (!known.drawn) throw new Error('It could not be drawn a moment ago');
        return known.drawn;
      }
      const under = making.get(key);
      if (under) return under;
      if (making.size >= most) throw new PicturesBusy();
      const made = make(site, { picture: ours, name });
      making.set(key, made);
      try {
        const drawn = await made;
        held.set(key, { at: now(), drawn });
        return drawn;
      } catch (error) {
        held.set(key, { at: now(), drawn: undefined });
        throw error;
      } finally {
        making.delete(key);
      }
    },
  };
}
