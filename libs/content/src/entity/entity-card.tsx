import type { RenderLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './entity-card.module.css';
import { Slot, useIsSlotFilled } from '@touchline/feature-kit';
import { type Entity, entityCardAction } from '../slots.ts';
import { useText } from '@touchline/i18n';
import { Crest } from '../crest/crest.tsx';
import { getSportText } from '../sport/sport-text.ts';
import type { IdentityView } from './identity-view.ts';
import type { TeamView } from './team-view.ts';

/** Props that the cards of teams, leagues and categories share. */
export interface EntityCardProps {
  /** Renders the control: `render={(card) => <Link to={to} {...card} />}`, or a `<button>` in a list of choices. */
  render: RenderLink;
  /** At the card's end, inside the link: an icon that shows that the card is chosen. */
  endIcon?: ReactNode;
}

/** One line with a picture, a name, and the league or sport it belongs to. */
export function EntityCard({
  render,
  picture,
  name,
  subtitle,
  endIcon,
}: EntityCardProps & { picture: ReactNode; name: string; subtitle: string | undefined }) {
  return render({
    className: styles.card ?? '',
    children: (
      <>
        {picture}
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {subtitle !== undefined && <span className={styles.line}>{subtitle}</span>}
        </span>
        {endIcon !== undefined && <span className={styles.end}>{endIcon}</span>}
      </>
    ),
  });
}

interface EntityActionProps extends Entity {
  /** The card. It always has space for the action, because a feature may load later. */
  children: ReactNode;
}

/** A card of a list. The features' actions are over its end, outside of its link. */
export function EntityAction({ children, ...entity }: EntityActionProps) {
  if (!useIsSlotFilled(entityCardAction)) return children;
  return (
    <div className={styles.frame}>
      {children}
      <span className={styles.action}>
        <Slot of={entityCardAction} props={entity} />
      </span>
    </div>
  );
}

interface IdentityCardProps extends EntityCardProps {
  identity: IdentityView;
  /** The title of the identity's parent; replaces the sport in the card. */
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

/** A team in a list: crest, name, league. */
export function TeamCard({ team, ...card }: EntityCardProps & { team: TeamView }) {
  return (
    <EntityCard picture={<Crest team={team} size={44} />} name={team.name} subtitle={team.league?.title} {...card} />
  );
}
