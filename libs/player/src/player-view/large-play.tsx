import { useText } from '@touchline/i18n';
import { IconPlay } from '../controls/icons.ts';
import styles from './large-play.module.css';

/** The large button in the middle of a picture that waits for a press. */
export function LargePlay({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.play} aria-label={useText('player')('playBig')} onClick={onPress}>
      <IconPlay size="l" filled />
    </button>
  );
}
