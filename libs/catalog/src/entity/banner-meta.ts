import type { PageMeta } from '@touchline/feature-kit';

/** The banner of a page's team or identity, for link previews and as the first picture to paint. */
export const getBannerMeta = (banner: string | undefined): Pick<PageMeta, 'image' | 'hero'> =>
  banner === undefined ? {} : { image: banner, hero: { src: banner } };
