import styles from './highlighted-text.module.css';
import { getParts } from './matches.ts';

/** A title in which the typed parts are bold. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {getParts(text, query).map(([part, isTyped], index) =>
        isTyped ? (
          <mark key={index} className={styles.typed}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
