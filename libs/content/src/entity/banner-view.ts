import type { Banner } from '@touchline/contract';
import { type AddressResolver, cleanLink } from './clean.ts';

/** An operator's banner on a page (specification, section 3), ready for display. */
export interface BannerView {
  kind: 'vertical' | 'horizontal' | 'image';
  image: string;
  /**
   * The link's target; undefined without one, or if it is not http(s), mailto or tel. A page in a new tab cannot
   * access this one.
   */
  link: { href: string; target: '_self' | '_blank'; name: string } | undefined;
}

/** Limit of banners on a page. */
const maxBanners = 10;

/** The name of a picture's link: its host, or the path of a mailto or tel link. */
function getName(href: string): string {
  const { protocol, host, pathname } = new URL(href);
  return protocol === 'http:' || protocol === 'https:' ? host : pathname;
}

/** The banners that have a picture. */
export const toBannerViews = (banners: readonly Banner[] | undefined, resolveAddress: AddressResolver): BannerView[] =>
  (banners ?? []).slice(0, maxBanners).flatMap(({ type, image_url, link_url, link_target: target = '_self' }) => {
    const image = resolveAddress(image_url);
    const href = cleanLink(link_url);
    if (image === undefined) return [];
    const kind = type === 'vertical_banner' ? 'vertical' : type === 'horizontal_banner' ? 'horizontal' : 'image';
    return [{ kind, image, link: href === undefined ? undefined : { href, target, name: getName(href) } }];
  });
