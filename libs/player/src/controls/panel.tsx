import { useText } from '@touchline/i18n';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Buttons next to the close button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A text over the page, as a modal dialog: Escape and the close button close the dialog. */
export function Panel({ title, actions, onClose, children }: PanelProps) {
  const t = useText('player');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Otherwise the first button would get the focus, and a low window would scroll past the text.
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={title} onClose={onClose}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        {actions}
        <button type="button" className={styles.action} onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </div>
    </dialog>
  );
}
