import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  clipListQuery,
  createAddressResolver,
  eventListQuery,
  type EventView,
  type PlayerView,
  useEventViews,
} from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useMemo } from 'react';
import { type Moment, toMoments } from './moment.ts';
import { filterByPlayer, selectOtherMatches } from './player-moments.ts';
import { isRefusal, tagsQuery } from './tags-query.ts';

/** A player's moments in another match. */
export interface MatchOfPlayer {
  match: EventView;
  moments: readonly Moment[];
}

export interface PlayerMomentsData {
  /** The player's moments in the open match; undefined until its tags are loaded, and without tags. */
  here: readonly Moment[] | undefined;
  otherMatches: readonly MatchOfPlayer[];
  highlights: readonly EventView[];
  isWaiting: boolean;
  /** A call failed; the other parts may have content. */
  hasFailed: boolean;
  retry: () => void;
}

const cardCount = 6;
/** Some matches of the list are locked for this viewer. */
const matchListSize = 12;

/**
 * Loads a player's moments: the tags of the open match, the tags of the team's latest matches, and highlights that
 * contain the player's name.
 * @param viewerId null for a visitor
 */
export function usePlayerMoments(event: EventView, player: PlayerView, viewerId: string | null): PlayerMomentsData {
  const api = useApi();
  const { apiBase } = useSite();
  const toView = useEventViews();
  const teamIds = player.team.id === undefined ? undefined : [player.team.id];
  const hasTags = (event.status === 'live' || event.status === 'archived') && event.availability === 'available';
  const ownTags = useQuery({ ...tagsQuery(api, event.id, viewerId), enabled: hasTags });
  const isRefused = viewerId === null && ownTags.error !== null && isRefusal(ownTags.error);
  const matchList = useQuery({
    ...eventListQuery(api, {
      size: matchListSize,
      filters: { status: ['archived'], media_type: ['event'], 'search.teams.id': teamIds },
    }),
    // A backend that refuses a visitor the tags of this match refuses those of others.
    enabled: teamIds !== undefined && !isRefused && !(hasTags && ownTags.isPending),
  });
  const matches = selectOtherMatches(matchList.data?.entries.map(toView) ?? [], event);
  const otherTags = useQueries({ queries: matches.map(({ id }) => tagsQuery(api, id, viewerId)) });
  const highlightList = useQuery(
    clipListQuery(api, {
      size: cardCount,
      filters: { type: ['player'], 'search.text': player.name, 'search.teams.id': teamIds },
    }),
  );

  const here = useMemo(
    () => ownTags.data && filterByPlayer(toMoments(ownTags.data, createAddressResolver(apiBase)), player),
    [ownTags.data, apiBase, player],
  );
  const otherMatches = matches.map((match, index) => ({
    match,
    moments: filterByPlayer(toMoments(otherTags[index]?.data ?? [], createAddressResolver(apiBase)), player),
  }));
  const highlights = (highlightList.data?.entries ?? [])
    .map(toView)
    // A highlight of the running match may be ahead of the picture.
    .filter(({ matchId }) => event.status !== 'live' || matchId !== event.matchId);
  const queries = [ownTags, matchList, highlightList, ...otherTags];
  return {
    here,
    otherMatches,
    highlights,
    isWaiting: queries.some(({ isLoading }) => isLoading),
    hasFailed: !isRefused && queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
