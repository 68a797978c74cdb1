import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type Suggestion, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** A few more suggestions than fit above a phone's keyboard. */
const maxSuggestions = 8;

/** Time for which the response for the same text is not requested again. */
const staleTimeMs = 60_000;

/**
 * Names that begin with a text: teams, leagues, categories, events, in this order. @throws PortalError when the call
 * fails
 */
export const suggestQuery = (api: Api, query: string, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['search', 'suggest', query, scope],
    retry: false,
    staleTime: staleTimeMs,
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { suggest } = await import('./calls.ts');
      const suggestionsPromise = api.call(suggest, { query: { q: query, size: maxSuggestions, ...scope } }, { signal });
      const { entries } = await orNotOffered(suggestionsPromise, { entries: [] });
      // A backend may ignore the requested size.
      return entries.slice(0, maxSuggestions);
    },
  });
