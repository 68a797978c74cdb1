import type { ServerResponse } from 'node:http';
import { localePath } from '@touchline/i18n/locales';
import type { PageRequest, Pages } from '../pages.ts';
import { RenderBusy } from '../render-threads.ts';
import { commonHeaders, picturePolicy } from '../security-headers.ts';
import { hashedFile, pictureHash } from './picture-address.ts';
import { type Pictures, PicturesBusy } from './pictures.ts';

/** The picture of a page that is asked for. */
export interface PictureRequest {
  page: PageRequest;
  /** Of the one that is meant; undefined asks for the one of now. */
  hash: string | undefined;
  /** HEAD: its headers alone. */
  headOnly: boolean;
}

export type ServePicture = (request: PictureRequest, response: ServerResponse) => Promise<void>;

interface ServePictureOptions {
  pages: Pick<Pages, 'picture'>;
  pictures: Pictures;
  onError: (error: unknown) => void;
}

/**
 * Sends the picture of a page's preview. What it shows the page's own rendering says, which is held: a picture costs the backend nothing,
 * and of a page that is not there there is none. Where it cannot be had now, the customer's own stands in, and nobody keeps that.
 */
export const createServePicture =
  ({ pages, pictures, onError }: ServePictureOptions): ServePicture =>
  async ({ page, hash, headOnly }, response) => {
    const { site, locale, pathname } = page;
    const lead = (to: string) =>
      response.writeHead(302, { ...commonHeaders, Location: to, 'Cache-Control': 'no-store' }).end();
    const refuse = (status: 404 | 503, text: string) => {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      response.writeHead(status, { ...commonHeaders, ...headers, ...(status === 503 && { 'Retry-After': '2' }) });
      response.end(`${text}\n`);
    };
    const config = site.sites[locale];
    if (!config) return void refuse(404, 'Not found');
    try {
      const found = await pages.picture(page);
      // The backend is slow: whether there is such a page, nobody knows.
      if (!found.known) return void lead(site.icons.share);
      if (!found.picture) return void refuse(404, 'Not found');
      const drawn = { picture: found.picture, name: config.name };
      if (hash !== pictureHash(drawn)) {
        return void lead(localePath(pathname, locale, config.locales) + hashedFile(drawn));
      }
      const made = await pictures.get(site, drawn);
      if (!made) return void lead(site.icons.share);
      response.writeHead(200, {
        ...commonHeaders,
        'Content-Security-Policy': picturePolicy,
        'Content-Type': 'image/png',
        'Content-Length': made.png.length,
        'Cache-Control': made.whole ? 'public, max-age=604800, immutable' : 'public, max-age=60',
      });
      response.end(headOnly ? undefined : made.png);
    } catch (error) {
      if (error instanceof RenderBusy) return void refuse(503, 'Busy');
      if (!(error instanceof PicturesBusy)) onError(error);
      lead(site.icons.share);
    }
  };
