import { useText } from '@touchline/i18n';
import styles from './follow-button.module.css';

/** "Follow" or "Following", with the width of the longer label. */
export function ToggleLabel({ isOn }: { isOn: boolean }) {
  const text = useText('following');
  return (
    <span className={styles.words}>
      <span className={isOn ? styles.other : undefined}>{text('button.follow')}</span>
      <span className={isOn ? undefined : styles.other}>{text('everywhere.following')}</span>
    </span>
  );
}
