import { useQuery } from '@tanstack/react-query';
import { isolateText, useLocale, useText } from '@touchline/i18n';
import { Button, EmptyState, GroupHead, IconButton, IconHistory, IconSearch, IconX } from '@touchline/ui-kit';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { popularLeaguesQuery } from '../api/result-queries.ts';
import { recentSearches } from '../state/recent-searches.ts';
import { searchPath } from '../search-path.ts';
import { LeagueResults } from './named-results.tsx';
import styles from './start.module.css';

/** The search page without a text: recent searches, and the leagues. */
export function Start({
  popular: popularQuery,
  onForgotten: onRemoved,
}: {
  popular: ReturnType<typeof popularLeaguesQuery>;
  onForgotten: () => void;
}) {
  const text = useText('search');
  const { data } = useQuery(popularQuery);
  const leagues = data?.entries ?? [];
  return (
    <>
      <RecentSearches onForgotten={onRemoved} />
      {leagues.length > 0 ? (
        <section className={styles.part} aria-label={text('tabs.leagues')}>
          <GroupHead heading={text('tabs.leagues')} />
          <LeagueResults leagues={leagues} />
        </section>
      ) : (
        <EmptyState inset level={2} icon={<IconSearch size="l" />} heading={text('start.title')}>
          {text('start.text')}
        </EmptyState>
      )}
    </>
  );
}

/** Recent searches, which can be removed one by one or all together. */
function RecentSearches({ onForgotten }: { onForgotten: () => void }) {
  const text = useText('search');
  const { direction } = useLocale();
  const searches = recentSearches.use();
  const listRef = useRef<HTMLElement>(null);
  if (searches.length === 0) return null;
  const remove = (query: string, index: number) => {
    recentSearches.remove(query);
    // The pressed button is removed, so the focus moves to the next button, or to the field.
    requestAnimationFrame(() => {
      const buttons = listRef.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      if (next) next.focus();
      else onForgotten();
    });
  };
  const clear = () => {
    recentSearches.clear();
    onForgotten();
  };
  return (
    <section ref={listRef} className={styles.part} aria-label={text('everywhere.recent')}>
      <div className={styles.title}>
        <GroupHead heading={text('everywhere.recent')} />
        <Button size="s" variant="ghost" onClick={clear}>
          {text('clear')}
        </Button>
      </div>
      <ul className={styles.recent}>
        {searches.map((query, index) => (
          <li key={query} className={styles.row}>
            <Link className={styles.link} to={searchPath(query)} state={{ searched: true }}>
              <IconHistory className={styles.icon} />
              <bdi>{query}</bdi>
            </Link>
            <IconButton
              label={text('remove', { query: isolateText(query, direction) })}
              onClick={() => remove(query, index)}
            >
              <IconX />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
