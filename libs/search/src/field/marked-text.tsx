import styles from './marked-text.module.css';
import { partsOf } from './matches.ts';

/** A title with its typed parts in bold. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {partsOf(text, query).map(([part, typed], place) =>
        typed ? (
          <mark key={place} className={styles.typed}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
