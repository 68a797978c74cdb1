import { stripBidiControls, useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import styles from './about.module.css';

/** Longer texts are cut to a few lines until asked for. */
const long = 240;

/** What the operator writes about the event; plain text, its line breaks kept. */
export function Description({ children }: { children: string }) {
  const text = useText('event');
  const [open, setOpen] = useState(false);
  const foldable = children.length > long;
  return (
    <div className={styles.description}>
      <p className={styles.words} data-folded={foldable && !open ? '' : undefined} dir="auto">
        {stripBidiControls(children)}
      </p>
      {foldable && (
        <Button variant="ghost" size="s" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'about.showLess' : 'about.showMore')}
        </Button>
      )}
    </div>
  );
}
