import type { RenderLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './entity-card.module.css';

/** Props that the cards of teams, leagues and categories share. */
export interface EntityCardProps {
  /** Draws the control: `render={(card) => <Link to={to} {...card} />}`, or a `<button>` in a list to choose from. */
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
