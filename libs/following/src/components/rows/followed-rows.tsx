import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type EventPage, PersonalRow, type PersonalRowProps, toFollowedIds, useEventViews } from '@touchline/content';
import { useLazyTexts, useSite, useViewer } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { useFollowed } from '../../api/use-followed.ts';
import { Invitation } from './invitation.tsx';
import { highlightsQuery, nextQuery } from '../../api/row-queries.ts';

/** The page with the viewer's followed targets. */
const followedListPath = '/following/league/followed/';

type FollowedRowProps = Pick<PersonalRowProps, 'views' | 'hasFailed' | 'isLoading' | 'onRetry'> & {
  hasNoTargets: boolean;
};

const emptyPage: EventPage = { entries: [], more: false, instant: '' };

/**
 * A row of events of followed targets. When the followed targets change, the row shows its previous events until the
 * new ones are loaded.
 */
function useRow(query: typeof nextQuery, viewer: string): FollowedRowProps {
  const api = useApi();
  const { clock } = useLocale();
  const { scope } = useSite().content;
  const toView = useEventViews();
  const { followed, hasFailed: isUnknown } = useFollowed();
  const followedEntries = followed();
  const ids = toFollowedIds(followedEntries ?? []);
  const hasNoTargets = followedEntries?.length === 0;
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(api, { viewer, followed: ids, scope, now: clock.read }),
    enabled: followedEntries !== undefined && !hasNoTargets,
    placeholderData: keepPreviousData,
  });
  const page = hasNoTargets ? emptyPage : followedEntries && data;
  return {
    hasNoTargets,
    views: page?.entries.map(toView),
    hasFailed: isUnknown || isError,
    isLoading: isFetching,
    // Without the followed targets, a retry of the row has no ids to request. A toast has reported the failure.
    onRetry: isUnknown ? undefined : () => void refetch(),
  };
}

function Next({ viewer }: { viewer: string }) {
  const text = useText('following');
  const { hasNoTargets, ...row } = useRow(nextQuery, viewer);
  return (
    <PersonalRow
      {...row}
      name="followed-next"
      heading={text('rows.next')}
      more={{ label: text('rows.edit'), render: (link) => <Link to={followedListPath} {...link} /> }}
      empty={hasNoTargets && <Invitation viewer={viewer} />}
    />
  );
}

function Highlights({ viewer }: { viewer: string }) {
  const text = useText('following');
  const { hasNoTargets: _, ...row } = useRow(highlightsQuery, viewer);
  return <PersonalRow {...row} name="followed-highlights" heading={text('rows.highlights')} />;
}

/**
 * The row of live and upcoming events of followed targets. A viewer without followed targets sees an invitation
 * instead.
 */
export function NextRow() {
  useLazyTexts('following');
  const viewer = useViewer();
  return viewer ? <Next key={viewer.id} viewer={viewer.id} /> : null;
}

/** The row of new highlights of followed targets. */
export function HighlightsRow() {
  useLazyTexts('following');
  const viewer = useViewer();
  return viewer ? <Highlights key={viewer.id} viewer={viewer.id} /> : null;
}
