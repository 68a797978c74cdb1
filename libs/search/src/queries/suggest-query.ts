import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { Suggestion } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** As many as a phone shows above its keyboard, and a few. */
const size = 8;

/** Milliseconds that the same letters are not asked for again. */
const fresh = 60_000;

/** What begins like a text, of any kind: teams, leagues, categories, events, in that order. @throws PortalError where it cannot be had */
export const suggestQuery = (api: Api, query: string, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['search', 'suggest', query, scope],
    retry: false,
    staleTime: fresh,
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { suggest } = await import('./calls.ts');
      return (await api.call(suggest, { query: { q: query, size, ...scope } }, { signal })).entries;
    },
  });
