import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './card-skeleton.module.css';

/** The placeholder of a loading card, with the boxes of a loaded card. */
export function CardSkeleton({ shape = 'wide' }: { shape?: 'wide' | 'tall' | undefined }) {
  return (
    <div className={styles.card}>
      <Skeleton ratio={shape === 'tall' ? 9 / 16 : 16 / 9} radius="m" />
      {shape === 'wide' && (
        <>
          <span className={styles.title}>
            <Skeleton blockSize="15px" inlineSize="82%" />
          </span>
          <span className={styles.meta}>
            <Skeleton blockSize="12px" inlineSize="48%" />
          </span>
        </>
      )}
    </div>
  );
}
