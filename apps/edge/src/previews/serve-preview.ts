import { localePath } from '@touchline/i18n/locales';
import { type EdgeHandler, sendByNode, sendRedirect, sendText } from '../answer.ts';
import type { Pages } from '../cache/pages.ts';
import { RenderBusy } from '../render/render-threads.ts';
import { commonHeaders, picturePolicy } from '../security/security-headers.ts';
import { getHashedFile, getPictureHash, toNamedPicture } from '../addresses/picture-address.ts';
import { type Pictures, PicturesBusy } from './pictures.ts';

interface PreviewOptions {
  pages: Pick<Pages, 'picture'>;
  pictures: Pictures;
  onError: (error: unknown) => void;
}

/**
 * Sends the picture of a page's preview. Its content comes from the cached page, so a picture costs the backend no
 * call. When the picture cannot be made now, an uncached redirect leads to the customer's default picture.
 */
export const servePreview =
  ({ pages, pictures, onError }: PreviewOptions): EdgeHandler =>
  async (c, next) => {
    const requestedPicture = c.get('picture');
    if (!requestedPicture) return next();
    const page = c.get('page');
    const { site, locale, pathname } = page;
    const config = site.sites[locale];
    if (!config) return sendText(c, 404, 'Not found');
    const redirectToDefault = () => sendRedirect(c, 302, site.icons.share);
    try {
      const { isKnownPage, picture } = await pages.picture(page);
      // The backend is slow: the edge does not know yet whether the page exists.
      if (!isKnownPage) return redirectToDefault();
      if (!picture) return sendText(c, 404, 'Not found');
      const namedPicture = toNamedPicture(picture, config);
      if (requestedPicture.hash !== getPictureHash(namedPicture)) {
        return sendRedirect(c, 302, localePath(pathname, locale, config.locales) + getHashedFile(namedPicture));
      }
      const drawnPicture = await pictures.get(site, namedPicture);
      if (!drawnPicture) return redirectToDefault();
      const { png, isComplete } = drawnPicture;
      return sendByNode(c, (response) => {
        response.writeHead(200, {
          ...commonHeaders,
          'Content-Security-Policy': picturePolicy,
          'Content-Type': 'image/png',
          'Content-Length': png.length,
          'Cache-Control': isComplete ? 'public, max-age=604800, immutable' : 'public, max-age=60',
        });
        response.end(c.env.incoming.method === 'HEAD' ? undefined : png);
      });
    } catch (error) {
      if (error instanceof RenderBusy) return sendText(c, 503, 'Busy', { 'Retry-After': '2' });
      if (!(error instanceof PicturesBusy)) onError(error);
      return redirectToDefault();
    }
  };
