import { useQueries } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  EventCard,
  type EventView,
  PersonalAccessContext,
  SectionProblem,
  type Seen,
  MaskAllScores,
  useEventViews,
  useFollowedIds,
  useLatePicture,
  usePreviouslySeen,
  useShowScore,
  useSpoilers,
} from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { ButtonLink, CardGrid, CardSkeleton, EmptyState, IconButton, IconEye, IconFilm } from '@touchline/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Scope } from '../../options.ts';
import {
  addClubToFollowed,
  getMissedEvents,
  createMissedQueries,
  type MissedSources,
  pageSize,
} from '../../api/missed-queries.ts';

const skeletonKeys = [1, 2, 3, 4, 5, 6, 7, 8];

/** A button that reveals the score of a match. Renders nothing after that. */
function RevealScoreButton({ view: { matchId, safeTitle } }: { view: EventView }) {
  const text = useText('content');
  const { isHidden } = useSpoilers(matchId);
  const isLate = useLatePicture(matchId) !== undefined;
  const showScore = useShowScore(matchId);
  if (!isHidden && !isLate) return null;
  return (
    <IconButton label={`${text('score.show')}: ${safeTitle}`} onClick={showScore}>
      <IconEye />
    </IconButton>
  );
}

function CatchUpEmpty() {
  const text = useText('catalog');
  return (
    <EmptyState
      inset
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

function CatchUpSkeleton({ label }: { label: string }) {
  return (
    <CardGrid busy label={label}>
      {skeletonKeys.map((index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}

interface MissedProps {
  scope: Scope;
  label: string;
  seenEvents: ReadonlyMap<string, Seen>;
  viewer: Pick<MissedSources, 'viewer' | 'followedIds'>;
}

function MissedMatches({ scope, label, seenEvents, viewer }: MissedProps) {
  const api = useApi();
  const toView = useEventViews();
  const { clock, timeZone } = useLocale();
  const [now] = useState(clock.read);
  const openedIds = [...seenEvents].flatMap(([id, { isRevealed }]) => (isRevealed ? [] : [id]));
  const missedSources = { ...viewer, openedIds: [...openedIds].reverse().slice(0, pageSize) };
  const missedResults = useQueries({ queries: createMissedQueries(api, scope, missedSources, { now, timeZone }) });
  const failedResults = missedResults.filter(({ data, isError }) => isError && !data);
  const entries = missedResults.flatMap(({ data }) => data?.entries ?? []);
  const views = getMissedEvents(entries, (id) => seenEvents.get(id)?.isRevealed === true).map(toView);
  const isAnyPending = missedResults.some(({ isPending }) => isPending);
  // A late response would move cards, so the list waits for all queries.
  if (isAnyPending) return <CatchUpSkeleton label={label} />;
  return (
    <MaskAllScores value>
      {views.length > 0 && (
        <PersonalAccessContext value={missedResults.every(({ data }) => !data || data.own === true)}>
          <CardGrid label={label}>
            {views.map((view) => (
              <EventCard key={view.id} view={view} level={2} action={<RevealScoreButton view={view} />} />
            ))}
          </CardGrid>
        </PersonalAccessContext>
      )}
      {failedResults.length > 0 && (
        <SectionProblem
          isWholePage
          isLoading={failedResults.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(failedResults.map(({ refetch }) => refetch()))}
        />
      )}
      {views.length === 0 && failedResults.length === 0 && <CatchUpEmpty />}
    </MaskAllScores>
  );
}

/**
 * The matches that a viewer has missed: opened and not finished, saved, or played by their club or a followed team.
 * Only matches that can be watched, without scores until the viewer reveals them. A visitor gets only the opened
 * ones.
 */
export function CatchUp({ scope }: { scope: Scope }) {
  const label = useText('catalog')('catchUp.title');
  const seenEvents = usePreviouslySeen();
  const viewer = useViewer();
  const { ids, hasFailed } = useFollowedIds();
  // If the followed teams fail to load, the page shows the other matches. A toast has reported the failure.
  const followedIds = hasFailed ? { teams: [], identities: [] } : ids;
  if (seenEvents === undefined || viewer === undefined || !followedIds) return <CatchUpSkeleton label={label} />;
  return (
    <MissedMatches
      key={viewer?.id ?? ''}
      scope={scope}
      label={label}
      seenEvents={seenEvents}
      viewer={{ viewer: viewer?.id, followedIds: viewer ? addClubToFollowed(followedIds, viewer) : followedIds }}
    />
  );
}
