import { payloadFile } from '@touchline/feature-kit/rendering';
import { isSitemap } from '../sitemaps/sitemaps.ts';

/**
 * Whether the path is a file's: a name with an extension is, except what the edge makes on demand (payloads, pictures
 * and sitemaps).
 */
export function isFile(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isMade = name === payloadFile || (name.startsWith('_picture') && name.endsWith('.png')) || isSitemap(pathname);
  return name.includes('.') && !isMade;
}
