import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import styles from './shortcut-list.module.css';
import { shortcutHelp } from './shortcut-help.ts';

/** The list of keys, as a modal dialog: Escape and its button close it. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useText('player');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t('shortcuts.title')} onClose={onClose}>
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
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
