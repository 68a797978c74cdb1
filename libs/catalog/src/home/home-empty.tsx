import { useQueries } from '@tanstack/react-query';
import { useText } from '@touchline/i18n';
import { EmptyState, IconFilm } from '@touchline/ui-kit';
import type { HomeQueries } from './home-queries.ts';

/** The empty state of home. It appears when every shelf is loaded and empty. */
export function HomeEmpty({ shelves }: Pick<HomeQueries, 'shelves'>) {
  const text = useText('catalog');
  const isEmpty = useQueries({
    // The shelves run these queries.
    queries: shelves.map((shelf) => ({ ...shelf, enabled: false })),
    combine: (results) => results.every(({ data }) => data?.entries.length === 0),
  });
  if (!isEmpty) return null;
  return (
    <EmptyState inset icon={<IconFilm size="l" />} heading={text('empty.home.title')} level={2}>
      {text('empty.home.text')}
    </EmptyState>
  );
}
