import { payloadFile } from '@touchline/feature-kit/rendering';
import { isSitemap } from '../sitemaps/sitemaps.ts';

/**
 * Whether a path names a file: it has an extension, and the edge does not make it on demand
 * (payloads, pictures and sitemaps).
 */
export function isFile(pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isGeneratedFile =
    name === payloadFile || (name.startsWith('_picture') && name.endsWith('.png')) || isSitemap(pathname);
  return name.includes('.') && !isGeneratedFile;
}
