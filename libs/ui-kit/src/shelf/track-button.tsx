import { IconChevronLeft, IconChevronRight } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './track-button.module.css';

/** Scrolls a track by a page. For a mouse only: the keyboard has the arrow keys, so the button is no tab stop. */
export function TrackButton({ side, label, onPress }: { side: 'start' | 'end'; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={joinClasses(styles.page, styles[side])}
      aria-label={label}
      onClick={onPress}
    >
      {side === 'start' ? <IconChevronLeft size="l" /> : <IconChevronRight size="l" />}
    </button>
  );
}
