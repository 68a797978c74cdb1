import type { ServerResponse } from 'node:http';
import { localePath } from '@touchline/i18n/locales';
import type { PageRequest, Pages } from '../cache/pages.ts';
import { RenderBusy } from '../render/render-threads.ts';
import { commonHeaders, picturePolicy } from '../security/security-headers.ts';
import { getHashedFile, getPictureHash } from './picture-address.ts';
import { type Pictures, PicturesBusy } from './pictures.ts';

/** A request for the picture of a page. */
export interface PictureRequest {
  page: PageRequest;
  /** The hash of the requested picture; undefined asks for the current one. */
  hash: string | undefined;
  /** Whether only the headers are sent, for HEAD. */
  isHeadRequest: boolean;
}

export type ServePicture = (request: PictureRequest, response: ServerResponse) => Promise<void>;

interface ServePictureOptions {
  pages: Pick<Pages, 'picture'>;
  pictures: Pictures;
  onError: (error: unknown) => void;
}

/**
 * Sends the picture of a page's preview. Its content comes from the cached page, so a picture costs the backend no
 * call. When the picture cannot be made now, an uncached redirect leads to the customer's default picture.
 */
export const createServePicture =
  ({ pages, pictures, onError }: ServePictureOptions): ServePicture =>
  async ({ page, hash, isHeadRequest }, response) => {
    const { site, locale, pathname } = page;
    const redirectTo = (to: string) =>
      response
        .writeHead(302, { ...commonHeaders, 'Content-Length': 0, Location: to, 'Cache-Control': 'no-store' })
        .end();
    const sendRefusal = (status: 404 | 503, text: string) => {
      const body = `${text}\n`;
      response.writeHead(status, {
        ...commonHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '2' }),
      });
      response.end(body);
    };
    const config = site.sites[locale];
    if (!config) return void sendRefusal(404, 'Not found');
    try {
      const pagePicture = await pages.picture(page);
      // The backend is slow: the edge does not know yet whether the page exists.
      if (!pagePicture.isKnownPage) return void redirectTo(site.icons.share);
      if (!pagePicture.picture) return void sendRefusal(404, 'Not found');
      const pictureRequest = { picture: pagePicture.picture, name: config.name };
      if (hash !== getPictureHash(pictureRequest)) {
        return void redirectTo(localePath(pathname, locale, config.locales) + getHashedFile(pictureRequest));
      }
      const drawnPicture = await pictures.get(site, pictureRequest);
      if (!drawnPicture) return void redirectTo(site.icons.share);
      response.writeHead(200, {
        ...commonHeaders,
        'Content-Security-Policy': picturePolicy,
        'Content-Type': 'image/png',
        'Content-Length': drawnPicture.png.length,
        'Cache-Control': drawnPicture.isComplete ? 'public, max-age=604800, immutable' : 'public, max-age=60',
      });
      response.end(isHeadRequest ? undefined : drawnPicture.png);
    } catch (error) {
      if (error instanceof RenderBusy) return void sendRefusal(503, 'Busy');
      if (!(error instanceof PicturesBusy)) onError(error);
      redirectTo(site.icons.share);
    }
  };
