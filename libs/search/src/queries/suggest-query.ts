import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type Suggestion, orNotOffered } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';

/** A few more than a phone shows above its keyboard. */
const maxSuggestions = 8;

/** How long an answer for the same letters stays fresh. */
const staleTimeMs = 60_000;

/** Names that match the start of a text: teams, leagues, categories, events, in that order. @throws PortalError when the call fails */
export const suggestQuery = (api: Api, query: string, scope: SiteScope = {}) =>
  queryOptions({
    queryKey: ['search', 'suggest', query, scope],
    retry: false,
    staleTime: staleTimeMs,
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { suggest } = await import('./calls.ts');
      const suggestionsPromise = api.call(suggest, { query: { q: query, size: maxSuggestions, ...scope } }, { signal });
      const { entries } = await orNotOffered(suggestionsPromise, { entries: [] });
      // A backend may ignore the size.
      return entries.slice(0, maxSuggestions);
    },
  });
