import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { getSportText } from '../sport/sport-text.ts';
import { entityActions } from '../slots.ts';
import { EntityHead } from './entity-head.tsx';
import type { IdentityView } from './identity-view.ts';

export interface IdentityHeadProps {
  identity: IdentityView;
  /** The main category of a sub-category: its path and title. */
  parent?: { to: string; title: string } | undefined;
}

/** The first heading of a league's, category's or sub-category's page. */
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
