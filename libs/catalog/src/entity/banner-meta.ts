import type { PageMeta } from '@touchline/feature-kit';

/** The banner of a page's team or identity as the page's metadata: the picture of link previews, and the first picture to paint. */
export const bannerMeta = (banner: string | undefined): Pick<PageMeta, 'image' | 'hero'> =>
  banner === undefined ? {} : { image: banner, hero: { src: banner } };
