import { useText } from '@touchline/i18n';
import styles from './contents.module.css';
import { toTextId } from './text-link.tsx';
import { type TextNode, getWords } from './text-node.ts';

/** A text with this many headings or more counts as long. */
const minHeadings = 5;

/** Links to the headings of a long text; hidden for a short one. */
export function Contents({ nodes }: { nodes: readonly TextNode[] }) {
  const text = useText('info');
  const headings = nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2' || node.attributes.id === undefined) return [];
    return [{ id: toTextId(node.attributes.id), words: getWords(node.children) }];
  });
  if (headings.length < minHeadings) return null;
  return (
    <nav className={styles.contents} aria-label={text('contents')}>
      <p className={styles.label} aria-hidden>
        {text('contents')}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
