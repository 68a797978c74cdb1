import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import styles from './shortcut-list.module.css';
import { shortcutHelp } from './shortcuts.ts';

/** The list of keys over the picture. Escape, its button and the question mark close it. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useText('player');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-modal="true"
      aria-label={t('shortcuts.title')}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' || event.key === '?') onClose();
        // The button is the only stop: focus stays here until the list is closed.
        if (event.key === 'Tab') event.preventDefault();
      }}
    >
      <h2 className={styles.title}>{t('shortcuts.title')}</h2>
      <dl className={styles.list}>
        {shortcutHelp.map(({ text, keys }) => (
          <div key={text} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" ref={close} className={styles.close} onClick={onClose}>
        {t('shortcuts.close')}
      </button>
    </div>
  );
}
