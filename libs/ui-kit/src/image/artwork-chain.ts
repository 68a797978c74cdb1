/**
 * A customer's fallback pictures, by the specification's variants: two banner shapes, a plain one, and one for each
 * theme.
 */
export interface Artwork {
  horizontal?: string | undefined;
  vertical?: string | undefined;
  plain?: string | undefined;
  light?: string | undefined;
  dark?: string | undefined;
}

export interface ImageSources {
  src?: string | null | undefined;
  fallbackSrc?: string | null | undefined;
  artwork?: Artwork | undefined;
  /** The banner shape that fits the box. */
  shape?: 'horizontal' | 'vertical' | undefined;
}

/**
 * The addresses to try, best first: the picture, its fallback, the banner of the box's shape, the plain artwork. The
 * theme's artwork comes after these, and only the browser knows the theme. Each address is listed once (specification,
 * sections 2 and 8).
 */
export function artworkChain({ src, fallbackSrc, artwork, shape = 'horizontal' }: ImageSources): string[] {
  const banner = shape === 'vertical' ? artwork?.vertical : artwork?.horizontal;
  const chain = [src, fallbackSrc, banner, artwork?.plain];
  return [...new Set(chain.filter((address): address is string => typeof address === 'string' && address !== ''))];
}
