import { useText } from '@touchline/i18n';
import styles from './follow-button.module.css';

/** "Follow" or "Following", with the width of the longer word. */
export function ToggleLabel({ on }: { on: boolean }) {
  const text = useText('following');
  return (
    <span className={styles.words}>
      <span className={on ? styles.other : undefined}>{text('button.follow')}</span>
      <span className={on ? undefined : styles.other}>{text('everywhere.following')}</span>
    </span>
  );
}
