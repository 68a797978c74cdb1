import { useText } from '@touchline/i18n';
import { PageHead } from '@touchline/ui-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchField } from '../components/search-field.tsx';
import { recentSearches } from '../state/recent-searches.ts';
import { readResultKind } from '../search-path.ts';
import { searchText } from '../api/search-text.ts';
import { Results } from './results.tsx';
import type { SearchQueries } from '../api/search-queries.ts';
import { Start } from './start.tsx';
import styles from './search-view.module.css';

/** The search page: its field, and below it the results, or the recent searches and leagues. */
export function SearchView({ queries }: { queries: SearchQueries }) {
  const text = useText('search');
  const telemetry = useTelemetry();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { search, state, key } = useLocation();
  const searchParams = new URLSearchParams(search);
  const query = searchText(searchParams.get('q'));
  const isSearched: unknown = typeof state === 'object' && state !== null && 'searched' in state && state.searched;
  const isOwn = isSearched === true;

  // Reports each text once. A change of tab does not count as a search.
  useEffect(() => {
    if (query !== '') telemetry.event('search', {});
  }, [query, telemetry]);
  // A search from a link is not stored, because the viewer did not type it.
  useEffect(() => {
    if (query !== '' && isOwn) recentSearches.add(query);
  }, [query, isOwn, key]);

  return (
    <div className={styles.page}>
      <PageHead title={text('everywhere.label')} />
      <div className={styles.field}>
        <SearchField key={query} ref={fieldRef} value={query} variant="page" />
      </div>
      {'matches' in queries ? (
        <Results query={query} kind={readResultKind(searchParams)} queries={queries} />
      ) : (
        <Start popular={queries.popular} onForgotten={() => fieldRef.current?.focus()} />
      )}
    </div>
  );
}
