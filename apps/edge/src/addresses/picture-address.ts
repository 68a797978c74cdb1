import { createHash } from 'node:crypto';
import type { PreviewPicture, SiteConfig } from '@touchline/feature-kit';
import { pictureFile } from '@touchline/feature-kit/rendering';
import { type Direction, getDirection } from '@touchline/i18n';

/** A change to the drawing code increases this number, so that social networks request the new pictures. */
const drawingVersion = 1;

/** A picture, and what its site adds to it. */
export interface NamedPicture {
  picture: PreviewPicture;
  /** The site's name in the page's language. */
  name: string;
  /** The writing direction of the backend's titles. The picture shows the home team where a title begins. */
  direction: Direction;
}

/** The picture of a page of this site. */
export const toNamedPicture = (
  picture: PreviewPicture,
  { name, locales }: Pick<SiteConfig, 'name' | 'locales'>,
): NamedPicture => ({ picture, name, direction: getDirection(locales.default, locales.direction) });

/** Hashes everything in the drawing, so that a new kick-off time or crest gives the picture a new hash. */
export const getPictureHash = ({ picture, name, direction }: NamedPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, name, picture, direction]))
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
