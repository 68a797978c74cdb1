import type { PageMeta } from '@touchline/feature-kit';

/** The banner of what a page is about: the picture of links to it, and the first one that the page paints. */
export const bannerMeta = (banner: string | undefined): Pick<PageMeta, 'image' | 'hero'> =>
  banner === undefined ? {} : { image: banner, hero: { src: banner } };
