import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, readAllPages } from '@touchline/api-client';
import { listTags, PortalError, type Tag, toPortalError } from '@touchline/contract';

/** Tags of a page (specification, section 9). */
const pageSize = 999;

export const getTagsKey = (match: string, viewer: string | null) => ['moments', 'tags', match, viewer] as const;

/** Pages whose backend has refused a visitor: it gets no more such calls in this visit. */
const refusedClients = new WeakSet<QueryClient>();

/** Whether an error means that the backend has no tags for visitors. */
export const isRefusal = (error: unknown): boolean => {
  const { status } = toPortalError(error);
  return status === 401 || status === 403;
};

/** A match's tags; a list may contain tags of other matches, which are left out. */
export async function loadTags(api: Api, match: string, signal?: AbortSignal): Promise<Tag[]> {
  const tags = await readAllPages(
    (page) => api.call(listTags, { body: { targetId: match, page, size: pageSize, next: true } }, { signal }),
    { size: pageSize },
  );
  return tags.filter(({ targetId }) => targetId === undefined || targetId === match);
}

/**
 * Loads the tags of a match that all viewers see, and the viewer's own.
 * @param viewer part of the key, so that the cache shows no viewer another viewer's tags; null for a visitor, whom a
 * backend may refuse
 */
export const tagsQuery = (api: Api, match: string, viewer: string | null) =>
  queryOptions({
    queryKey: getTagsKey(match, viewer),
    meta: { personal: 'own' },
    queryFn: async ({ signal, client }): Promise<Tag[]> => {
      if (viewer === null && refusedClients.has(client)) throw new PortalError('unauthorized', { status: 401 });
      try {
        return await loadTags(api, match, signal);
      } catch (error) {
        if (viewer === null && isRefusal(error)) refusedClients.add(client);
        throw error;
      }
    },
  });
