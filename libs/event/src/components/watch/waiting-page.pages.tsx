import { Skeleton } from '@touchline/ui-kit';
import styles from './watch-page.module.css';

/** Skeletons of the page while its event loads. */
export function WaitingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.column}>
        <Skeleton ratio={16 / 9} radius="m" />
        <div className={styles.bar}>
          <Skeleton blockSize="110px" />
        </div>
      </div>
    </div>
  );
}
