import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { createAddressResolver, useSpoilerFree, useTeamPath } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { isolateText, useLocale, useText } from '@touchline/i18n';
import { EmptyState, GroupHead, IconSearchX } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { groupSuggestions } from '../components/suggested-groups.ts';
import { popularLeaguesQuery } from '../api/result-queries.ts';
import { suggestQuery } from '../api/suggest-query.ts';
import { LeagueResults } from './named-results.tsx';
import styles from './no-results.module.css';

/** The empty state of a search without results: the closest names, or else the leagues. */
export function NoResults({ query }: { query: string }) {
  const text = useText('search');
  const content = useText('content');
  const { direction } = useLocale();
  const api = useApi();
  const {
    apiBase,
    content: { scope },
  } = useSite();
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const teamPath = useTeamPath();
  const closestQuery = useQuery(suggestQuery(api, query, scope));
  const hasNoSuggestions = closestQuery.isError || closestQuery.data?.length === 0;
  const popularQuery = useQuery({ ...popularLeaguesQuery(api, scope), enabled: hasNoSuggestions });
  const closestChoices = groupSuggestions(closestQuery.data ?? [], {
    isSpoilerFree,
    teamPath,
    toImageUrl: createAddressResolver(apiBase),
    contentText: content,
  }).flatMap((group) => group.choices);
  return (
    <>
      <div role="status">
        <EmptyState
          inset
          level={2}
          icon={<IconSearchX size="l" />}
          heading={text('nothing.title', { query: isolateText(query, direction) })}
        >
          {text('nothing.text')}
        </EmptyState>
      </div>
      {closestChoices.length > 0 && (
        <nav aria-label={text('nothing.closest')}>
          <GroupHead heading={text('nothing.closest')} />
          <ul className={styles.links}>
            {closestChoices.map(({ key, to, title }) => (
              <li key={key}>
                <Link to={to} className={styles.link}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasNoSuggestions && popularQuery.data && popularQuery.data.entries.length > 0 && (
        <section aria-label={text('tabs.leagues')}>
          <GroupHead heading={text('tabs.leagues')} />
          <LeagueResults leagues={popularQuery.data.entries} maxResults={12} />
        </section>
      )}
    </>
  );
}
