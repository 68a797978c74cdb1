import { Slot, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { getSportText } from '../sport/sport-text.ts';
import { entityActions } from '../slots.ts';
import { EntityHead } from './entity-head.tsx';
import type { IdentityView } from './identity-view.ts';
import { type Banner, BannerStrip } from '@touchline/ui-kit';
import type { BannerView } from './banner-view.ts';

export interface IdentityHeadProps {
  identity: IdentityView;
  /** The main category of a sub-category: its path and title. */
  parent?: { to: string; title: string } | undefined;
}

/** The main heading of a league's, category's or sub-category's page. */
export function IdentityHead({ identity, parent }: IdentityHeadProps) {
  const text = useText('content');
  const { id, kind, badge, title, sport, banner, externalSites } = identity;
  const facts = [
    sport && getSportText(sport, text),
    parent && (
      <Link to={parent.to}>
        <bdi>{parent.title}</bdi>
      </Link>
    ),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <EntityHead
      badge={badge}
      name={title}
      facts={facts}
      banner={banner}
      externalSites={externalSites}
      aside={<Slot of={entityActions} props={{ kind, id, name: title }} />}
    />
  );
}

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
