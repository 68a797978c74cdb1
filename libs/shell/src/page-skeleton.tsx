import { useText } from '@touchline/i18n';
import { Skeleton, VisuallyHidden } from '@touchline/ui-kit';
import styles from './page-skeleton.module.css';

const cards = [1, 2, 3, 4];

/** Placeholder of a page whose data is loading. */
export function PageSkeleton() {
  const text = useText('shell');
  return (
    <div className={styles.page} data-spinner="">
      <VisuallyHidden>
        <p role="status">{text('loading')}</p>
      </VisuallyHidden>
      <Skeleton blockSize="2.5rem" inlineSize="min(18rem, 60%)" />
      <div className={styles.stage}>
        <Skeleton ratio={16 / 9} radius="m" />
      </div>
      <div className={styles.cards}>
        {cards.map((card) => (
          <Skeleton key={card} ratio={16 / 9} radius="m" />
        ))}
      </div>
    </div>
  );
}
