import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { listTags, type Tag } from '@touchline/contract';

/** Of a match (section 9). */
const maxTags = 999;

export const tagsKey = (match: string, viewer: string) => ['moments', 'tags', match, viewer] as const;

/**
 * Loads everybody's tags of a match, and the viewer's own.
 * @param viewer part of the key, so that the cache shows no viewer another viewer's tags
 */
export const tagsQuery = (api: Api, match: string, viewer: string) =>
  queryOptions({
    queryKey: tagsKey(match, viewer),
    meta: { personal: 'own' },
    queryFn: async ({ signal }): Promise<Tag[]> =>
      (await api.call(listTags, { body: { targetId: match, page: 0, size: maxTags } }, { signal })).entries,
  });
