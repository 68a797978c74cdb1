import { useQuery } from '@tanstack/react-query';
import { EventRow, PersonalAccessContext, useEventViews } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import styles from '../../components/entity/entity-page.module.css';
import { Panel, PanelProblem } from '../../components/entity/panel.tsx';
import type { ShelfQuery } from '../../api/subject.ts';
import { useShelfEntries } from '../../api/use-shelf-entries.ts';

const skeletonKeys = [1, 2, 3, 4, 5];

/** The league's next matches as rows of a schedule. Left out if empty; after a failure they offer Retry. */
export function NextMatches({ query }: { query: ShelfQuery }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const entries = useShelfEntries('upcoming', data?.entries);
  const heading = text('shelf.upcoming');
  if (!data && isError) return <PanelProblem heading={heading} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (entries?.length === 0) return null;
  return (
    <Panel heading={heading} seeAllTab="schedule">
      <PersonalAccessContext value={data?.own === true}>
        <ul className={styles.rows} aria-busy={!entries || undefined}>
          {entries
            ? entries.map((event) => <EventRow key={event.id} view={toView(event)} />)
            : skeletonKeys.map((skeletonKey) => (
                <li key={skeletonKey}>
                  <Skeleton blockSize="72px" radius="m" />
                </li>
              ))}
        </ul>
      </PersonalAccessContext>
    </Panel>
  );
}
