import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { type Banner, BannerStrip } from '@touchline/ui-kit';
import type { BannerView } from './banner-view.ts';
import type { IdentityView } from './identity-view.ts';

const toBanner = ({ kind, image, link }: BannerView): Banner => ({
  shape: kind,
  src: image,
  link: link && { href: link.href, label: link.name, blank: link.target === '_blank' },
});

/** The banners of a league or category, by viewport; the site's artwork replaces a picture that fails. */
export function Banners({ banners: { wide, narrow } }: Pick<IdentityView, 'banners'>) {
  const text = useText('content');
  const { artwork } = useSite();
  return (
    <BannerStrip
      label={text('entity.banners')}
      wide={wide.map(toBanner)}
      narrow={narrow.map(toBanner)}
      artwork={artwork}
    />
  );
}
