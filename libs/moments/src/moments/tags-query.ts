import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { listTags, type Tag } from '@touchline/contract';

/** Section 9: as many tags as a match may have. */
const size = 999;

export const tagsKey = (match: string, viewer: string) => ['moments', 'tags', match, viewer] as const;

/** Everybody's tags of a match, and the viewer's own. @param viewer who asks: nobody sees another's from the cache */
export const tagsQuery = (api: Api, match: string, viewer: string) =>
  queryOptions({
    queryKey: tagsKey(match, viewer),
    meta: { personal: 'own' },
    queryFn: async ({ signal }): Promise<Tag[]> =>
      (await api.call(listTags, { body: { targetId: match, page: 0, size } }, { signal })).entries,
  });
