import { queryOptions } from '@tanstack/react-query';
import { type Api, readAllPages } from '@touchline/api-client';
import { listTags, type Tag } from '@touchline/contract';

/** Tags of a page (specification, section 9). */
const pageSize = 999;

export const getTagsKey = (match: string, viewer: string) => ['moments', 'tags', match, viewer] as const;

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
 * @param viewer part of the key, so that the cache shows no viewer another viewer's tags
 */
export const tagsQuery = (api: Api, match: string, viewer: string) =>
  queryOptions({
    queryKey: getTagsKey(match, viewer),
    meta: { personal: 'own' },
    queryFn: ({ signal }): Promise<Tag[]> => loadTags(api, match, signal),
  });
