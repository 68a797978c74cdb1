import { createHash } from 'node:crypto';
import type { PreviewPicture } from '@touchline/feature-kit';
import { pictureFile } from '@touchline/feature-kit/rendering';

/** Grows when pictures are drawn differently: what networks hold of the earlier ones is asked for no more. */
const drawing = 1;

/** What is drawn, and for whom. */
export interface Drawn {
  picture: PreviewPicture;
  /** The site's name as the page's language has it. */
  name: string;
}

/** Names what is drawn, all of it: another kick-off, another crest, is another picture. */
export const pictureHash = ({ picture, name }: Drawn): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, name, picture]))
    .digest('hex')
    .slice(0, 20);

/** The file of a picture beside its page's address: nobody who holds it ever holds an old one. */
export const hashedFile = (drawn: Drawn): string => pictureFile.replace('.', `-${pictureHash(drawn)}.`);

const asked = /^(.*\/)_picture(?:-([\da-f]{20}))?\.png$/;

/** What an address of a picture asks for: its page's path, and the hash of the one that is meant; null for another address. */
export function readPictureAddress(pathname: string): { page: string; hash: string | undefined } | null {
  const [, page, hash] = asked.exec(pathname) ?? [];
  return page === undefined ? null : { page, hash };
}
