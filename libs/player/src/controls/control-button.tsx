import type { ReactNode } from 'react';
import styles from './control-bar.module.css';

interface ControlButtonProps {
  label: string;
  /** The key with the same effect; announced to assistive technology. */
  shortcut?: string | undefined;
  pressed?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A 44-pixel button of the player. */
export function ControlButton({ label, shortcut, pressed, onPress, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
