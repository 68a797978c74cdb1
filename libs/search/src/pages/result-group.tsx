import { Boundary } from '@touchline/feature-kit';
import { SectionProblem } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { ShelfHead } from '@touchline/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type ResultKind, searchPath } from '../search-path.ts';
import styles from './result-group.module.css';

export interface ResultGroupProps {
  kind: ResultKind;
  query: string;
  /** Undefined until it is loaded. */
  total: number | undefined;
  /** True if the page shows only this kind. Its tab is then its heading. */
  isAlone: boolean;
  children: ReactNode;
}

/**
 * The first results of one kind under a heading, with a link to the others; or all results of the kind. A group loads
 * and fails separately.
 */
export function ResultGroup({ kind, query, total, isAlone, children }: ResultGroupProps) {
  const text = useText('search');
  const formats = useFormats();
  return (
    <section className={styles.group} aria-label={text(`tabs.${kind}`)}>
      {!isAlone && (
        <ShelfHead
          heading={text(`tabs.${kind}`)}
          count={total === undefined ? undefined : formats.number(total)}
          more={{ label: text('seeAll'), render: (link) => <Link to={searchPath(query, kind)} {...link} /> }}
        />
      )}
      <Suspense>
        <Boundary section={`search-${kind}`} renderError={(_error, retry) => <SectionProblem onRetry={retry} />}>
          {children}
        </Boundary>
      </Suspense>
    </section>
  );
}
