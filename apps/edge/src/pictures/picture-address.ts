import { createHash } from 'node:crypto';
import type { PreviewPicture } from '@touchline/feature-kit';
import { pictureFile } from '@touchline/feature-kit/rendering';

/** Changed with the drawing code, so that networks request the new pictures. */
const drawingVersion = 1;

/** A picture, and the name of its site. */
export interface NamedPicture {
  picture: PreviewPicture;
  /** The site's name in the page's language. */
  name: string;
}

/** Hashes everything that is drawn: another kick-off or another crest is another picture. */
export const getPictureHash = ({ picture, name }: NamedPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, name, picture]))
    .digest('hex')
    .slice(0, 20);

/** The file of a picture next to its page's address: its hash keeps every cache from showing an old one. */
export const getHashedFile = (picture: NamedPicture): string =>
  pictureFile.replace('.', `-${getPictureHash(picture)}.`);

const pictureAddressPattern = /^(.*\/)_picture(?:-([\da-f]{20}))?\.png$/;

/** Reads the address of a picture: its page's path, and the hash of the requested picture; null for another address. */
export function readPictureAddress(pathname: string): { page: string; hash: string | undefined } | null {
  const [, page, hash] = pictureAddressPattern.exec(pathname) ?? [];
  return page === undefined ? null : { page, hash };
}
