import type { RenderLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './entity-card.module.css';

/** What the card of a team, league or category takes. */
export interface EntityCardProps {
  /** What a press does: `render={(card) => <Link to={to} {...card} />}`, or a `<button>` where it is chosen. */
  render: RenderLink;
  /** At the card's end, part of the link: that it is chosen. */
  end?: ReactNode;
}

/** One line with a picture, a name and where it belongs. */
export function EntityCard({
  render,
  mark,
  name,
  line,
  end,
}: EntityCardProps & { mark: ReactNode; name: string; line: string | undefined }) {
  return render({
    className: styles.card ?? '',
    children: (
      <>
        {mark}
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {line !== undefined && <span className={styles.line}>{line}</span>}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </>
    ),
  });
}
