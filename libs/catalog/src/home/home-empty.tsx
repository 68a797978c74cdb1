import { useQueries } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useLocale, useText } from '@touchline/i18n';
import { EmptyState, IconFilm } from '@touchline/ui-kit';
import type { CatalogOptions } from '../options.ts';
import styles from '../list/list-empty.module.css';
import { shelfQuery } from './shelf-queries.ts';

/** Says so when there is nothing at all to watch: every shelf is loaded and empty. */
export function HomeEmpty({ home }: { home: CatalogOptions['home'] }) {
  const text = useText('catalog');
  const api = useApi();
  const { clock } = useLocale();
  const empty = useQueries({
    queries: home.shelves.map((kind) => ({ ...shelfQuery(api, kind, home.scope, clock.read), enabled: false })),
    combine: (results) => results.every(({ data }) => data?.entries.length === 0),
  });
  if (!empty) return null;
  return (
    <div className={styles.inset}>
      <EmptyState icon={<IconFilm size="l" />} heading={text('empty.home.title')} level={2}>
        {text('empty.home.text')}
      </EmptyState>
    </div>
  );
}
