import styles from './highlighted-text.module.css';
import { getParts } from './matches.ts';

/** A title with its typed parts in bold. */
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
