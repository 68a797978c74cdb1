import { useText } from '@touchline/i18n';
import { sportText } from '../event-view/sport-text.ts';
import { EntityHead, type EntityHeadProps } from './entity-head.tsx';
import type { IdentityView } from './identity-view.ts';

/** The first heading of a league's or category's page. */
export function IdentityHead({ identity, aside }: EntityHeadProps & { identity: IdentityView }) {
  const text = useText('content');
  const { badge, title, sport, banner } = identity;
  return <EntityHead badge={badge} name={title} line={sport && sportText(sport, text)} banner={banner} aside={aside} />;
}
