import { useText } from '@touchline/i18n';
import { Crest } from '../crest/crest.tsx';
import { getSportText } from '../sport/sport-text.ts';
import { EntityCard, type EntityCardProps } from './entity-card.tsx';
import type { IdentityView } from './identity-view.ts';

export interface IdentityCardProps extends EntityCardProps {
  identity: IdentityView;
  /** The title of its parent, shown instead of its sport. */
  parentTitle?: string | undefined;
}

/** A league or category in a list: logo, title, sport. */
export function IdentityCard({ identity, parentTitle, ...card }: IdentityCardProps) {
  const text = useText('content');
  const { badge, title, sport } = identity;
  return (
    <EntityCard
      picture={<Crest team={badge} size={44} />}
      name={title}
      subtitle={parentTitle ?? (sport && getSportText(sport, text))}
      {...card}
    />
  );
}
