import { useQuery } from '@tanstack/react-query';
import { PersonalAccessContext, useEventViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { PanelProblem } from '../../components/entity/panel.tsx';
import type { ShelfQuery } from '../../api/subject.ts';
import { useShelfEntries } from '../../api/use-shelf-entries.ts';
import { TopMatch } from './top-match.tsx';

/**
 * The number of upcoming matches that are loaded. The page shows the next match, and after its start the following one.
 */
export const upcomingPageSize = 3;

/** A team plays one match at a time, but a club's page may have two. */
const maxMatches = 2;

/** The team's current matches, and its next one. Left out if there are none; after a failure it offers Retry. */
export function TopMatches({ live: liveQuery, upcoming: upcomingQuery }: { live: ShelfQuery; upcoming: ShelfQuery }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const liveResult = useQuery(liveQuery);
  const upcomingResult = useQuery(upcomingQuery);
  // A match that begins or ends while the page is open keeps its position, and shows its new state.
  const liveEntries = useShelfEntries('live', liveResult.data?.entries) ?? [];
  const upcomingEntries = useShelfEntries('upcoming', upcomingResult.data?.entries) ?? [];
  if ((liveResult.isError && !liveResult.data) || (upcomingResult.isError && !upcomingResult.data)) {
    const retry = () => [liveResult, upcomingResult].forEach((query) => query.isError && void query.refetch());
    return (
      <PanelProblem
        heading={text('entity.nextMatch')}
        isBusy={liveResult.isFetching || upcomingResult.isFetching}
        onRetry={retry}
      />
    );
  }
  if (!liveResult.data || !upcomingResult.data) return <Skeleton blockSize="300px" radius="m" />;
  const startedMatches = upcomingEntries.filter(
    ({ id, status }) => status !== 'upcoming' && liveEntries.every((match) => match.id !== id),
  );
  const shownMatches = [...liveEntries, ...startedMatches].slice(0, maxMatches);
  const upcomingMatch = upcomingEntries.find(({ status }) => status === 'upcoming');
  return (
    <PersonalAccessContext value={liveResult.data.own === true && upcomingResult.data.own === true}>
      {[...shownMatches, ...(upcomingMatch ? [upcomingMatch] : [])].map((event) => (
        <TopMatch key={event.id} view={toView(event)} />
      ))}
    </PersonalAccessContext>
  );
}
