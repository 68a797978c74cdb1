import type { PageMeta } from '@touchline/feature-kit';

/** The banner of a team's or identity's page, for link previews and for preloading. */
export const getBannerMeta = (banner: string | undefined): Pick<PageMeta, 'image' | 'hero'> =>
  banner === undefined ? {} : { image: banner, hero: { src: banner } };
