import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { createAddressResolver, type EventView } from '@touchline/content';
import { useFailedPart, useLostWrites, useSite, usePendingWrites } from '@touchline/feature-kit';
import { useMemo } from 'react';
import { type Moment, toMoments } from './moment.ts';
import {
  removeMomentsMutation,
  saveMomentMutation,
  type MomentContext,
  type MomentVariables,
} from './moment-writing.ts';
import { getTagsKey, isRefusal, tagsQuery } from './tags-query.ts';
import { useChangedTags } from './use-changed-tags.ts';

export interface Moments {
  /** The moments in the order of the match; undefined until tags are loaded, and after a failure. */
  moments: readonly Moment[] | undefined;
  /** The tags failed to load. */
  hasFailed: boolean;
  /** The backend has no tags for visitors. */
  isRefused: boolean;
  /** A call for the tags is running. */
  isBusy: boolean;
  retry: () => void;
  /** Ids of moments with a running write: they are in the list, but the viewer cannot change them yet. */
  pendingIds: ReadonlySet<string>;
  /** Writes with a lost answer by their moment's id: the moment is in the list, and can be written again. */
  lostWriteById: ReadonlyMap<string, MomentVariables>;
}

/**
 * The tags of a match with the viewer's running writes applied. The server's answer replaces each write. A visitor gets
 * the tags of all viewers, unless the backend refuses visitors.
 */
export function useMoments(event: EventView, momentContext: MomentContext): Moments {
  const api = useApi();
  const client = useQueryClient();
  const { matchId, viewerId } = momentContext;
  const query = tagsQuery(api, matchId, viewerId);
  const { data, error, isFetching, refetch } = useQuery(query);
  useChangedTags(
    matchId,
    event.tagsUpdatedAt,
    () => void client.invalidateQueries({ queryKey: getTagsKey(matchId, viewerId) }),
  );
  // The page shows a message in place of the tags (specification, section 4).
  const isRefused = viewerId === null && error !== null && isRefusal(error);
  useFailedPart('tags', event.id, isRefused ? null : error);

  const saveMutation = saveMomentMutation(api, momentContext, '');
  const pendingMoments = usePendingWrites(saveMutation);
  const lostMoments = useLostWrites(saveMutation);
  const pendingRemovals = usePendingWrites(removeMomentsMutation(api, momentContext));
  const { apiBase } = useSite();
  const loadedMoments = useMemo(() => data && toMoments(data, createAddressResolver(apiBase)), [data, apiBase]);
  const moments = useMemo(() => {
    if (!loadedMoments) return undefined;
    if (pendingMoments.length + lostMoments.length + pendingRemovals.length === 0) return loadedMoments;
    const removedIds = new Set(pendingRemovals.flatMap(({ ids }) => ids));
    const momentById = new Map(
      loadedMoments.filter(({ id }) => !removedIds.has(id)).map((moment) => [moment.id, moment]),
    );
    for (const { id, moment } of [...lostMoments, ...pendingMoments]) momentById.set(id, { ...moment, id });
    return [...momentById.values()].sort((a, b) => a.start - b.start);
  }, [loadedMoments, pendingMoments, lostMoments, pendingRemovals]);
  return {
    moments,
    hasFailed: error !== null && data === undefined,
    isRefused,
    isBusy: isFetching,
    retry: () => void refetch(),
    pendingIds: new Set(pendingMoments.map(({ id }) => id)),
    lostWriteById: new Map(lostMoments.map((variables) => [variables.id, variables])),
  };
}
