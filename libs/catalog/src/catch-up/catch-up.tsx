import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  EventCard,
  eventListQuery,
  type EventView,
  OwnAccess,
  SectionProblem,
  SpoilerFreeHere,
  useEventViews,
  useSpoilers,
  useUnfinished,
} from '@touchline/content';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, CardGrid, CardSkeleton, EmptyState, IconButton, IconEye, IconFilm } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { scopeFilters } from '../scope-filters.ts';
import type { Scope } from '../options.ts';

/** As many as one call asks for: who has opened more begins with the latest. */
const most = 48;

const places = [1, 2, 3, 4];

/** Asks for the score of a match; nothing once it is told. */
function Ask({ view: { matchId, safeTitle } }: { view: EventView }) {
  const text = useText('content');
  const { hidden, reveal } = useSpoilers(matchId);
  if (!hidden) return null;
  return (
    <IconButton label={`${text('score.show')}: ${safeTitle}`} onClick={reveal}>
      <IconEye />
    </IconButton>
  );
}

function Nothing() {
  const text = useText('catalog');
  return (
    <EmptyState
      level={2}
      icon={<IconFilm size="l" />}
      heading={text('catchUp.empty.title')}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to="/archive/" {...link} />}>
          {text('empty.upcoming.action')}
        </ButtonLink>
      }
    >
      {text('catchUp.empty.text')}
    </EmptyState>
  );
}

/** What a viewer has opened and not seen to its end, now that it can be watched; no score before they ask for it. */
export function CatchUp({ scope }: { scope: Scope }) {
  const text = useText('catalog');
  const toView = useEventViews();
  const { clock } = useLocale();
  const ids = useUnfinished(most);
  const params = {
    filters: { ...scopeFilters(scope), event_id: [...(ids ?? [])], status: ['archived' as const] },
    size: most,
  };
  const wanted = ids !== undefined && ids.length > 0;
  const list = useQuery({ ...eventListQuery(useApi(), params, clock.read), enabled: wanted });
  const label = text('catchUp.title');
  if (list.isError && !list.data) {
    return <SectionProblem wide busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (ids === undefined || (wanted && !list.data)) {
    return (
      <CardGrid busy label={label}>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    );
  }
  const views = list.data?.entries.map(toView) ?? [];
  if (views.length === 0) return <Nothing />;
  return (
    <SpoilerFreeHere value>
      <OwnAccess value={list.data?.own === true}>
        <CardGrid label={label}>
          {views.map((view) => (
            <EventCard key={view.id} view={view} level={2} action={<Ask view={view} />} />
          ))}
        </CardGrid>
      </OwnAccess>
    </SpoilerFreeHere>
  );
}
