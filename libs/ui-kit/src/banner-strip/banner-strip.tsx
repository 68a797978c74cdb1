import { Image } from '../image/image.tsx';
import type { Artwork } from '../image/artwork-chain.ts';
import styles from './banner-strip.module.css';

export interface Banner {
  /** A horizontal banner fills a row; an image is 16:9, a vertical banner 2:3. */
  shape: 'horizontal' | 'vertical' | 'image';
  src: string | undefined;
  /** A checked address and the link's name; a banner without a link is decoration. */
  link?: { href: string; label: string; blank: boolean } | undefined;
}

export interface BannerStripProps {
  /** Names the region. */
  label: string;
  /** The banners for windows from 721 pixels on. */
  wide: readonly Banner[];
  /** The banners for phones. */
  narrow: readonly Banner[];
  /** Replaces a banner's picture that fails. */
  artwork?: Artwork | undefined;
}

const sizes = { horizontal: [1280, 214], vertical: [320, 480], image: [480, 270] } as const;

function BannerPicture({ banner: { shape, src, link }, artwork }: { banner: Banner; artwork: Artwork | undefined }) {
  const [width, height] = sizes[shape];
  return (
    <Image
      src={src}
      artwork={artwork}
      shape={shape === 'vertical' ? 'vertical' : 'horizontal'}
      alt={link?.label ?? ''}
      width={width}
      height={height}
    />
  );
}

/**
 * The site owner's banners, by viewport: the browser never fetches the other viewport's. Renders null without banners.
 */
export function BannerStrip({ label, wide, narrow, artwork }: BannerStripProps) {
  if (wide.length + narrow.length === 0) return null;
  const renderStrip = (banners: readonly Banner[], viewport: 'wide' | 'narrow') =>
    banners.length > 0 && (
      <ul className={styles.strip} data-viewport={viewport}>
        {banners.map((banner, index) => (
          // The list never changes its order, and its entries have no names for keys.
          <li key={index} data-shape={banner.shape}>
            {banner.link ? (
              <a
                className={styles.banner}
                href={banner.link.href}
                {...(banner.link.blank && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <BannerPicture banner={banner} artwork={artwork} />
              </a>
            ) : (
              <div className={styles.banner}>
                <BannerPicture banner={banner} artwork={artwork} />
              </div>
            )}
          </li>
        ))}
      </ul>
    );
  return (
    <aside aria-label={label} className={styles.region} data-only={getOnlyLayout(wide, narrow)}>
      {renderStrip(wide, 'wide')}
      {renderStrip(narrow, 'narrow')}
    </aside>
  );
}

/** Returns the only layout that has banners; undefined if both layouts have banners. */
function getOnlyLayout(wide: readonly Banner[], narrow: readonly Banner[]): 'wide' | 'narrow' | undefined {
  if (wide.length === 0) return 'narrow';
  return narrow.length === 0 ? 'wide' : undefined;
}
