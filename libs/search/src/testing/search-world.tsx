import { type Api, createApi } from '@touchline/api-client';
import {
  ShownAddress,
  createList,
  newQueryClient,
  type PageProvidersProps,
  PageProviders,
} from '@touchline/feature-kit/testing';
import type { Suggestion } from '@touchline/contract';
import type { ReactNode } from 'react';

/** The current time in stories and tests. */
export const fixedNow = Date.UTC(2026, 1, 12, 19, 0);

const createTeamSuggestion = (id: string, title: string): Suggestion => ({ kind: 'team', id, title });

/** The backend's suggestions for any text. */
export const sampleSuggestions: Suggestion[] = [
  createTeamSuggestion('tra', 'Tromsø Aurora'),
  createTeamSuggestion('tra-w', 'Tromsø Aurora Women'),
  { kind: 'league', id: 'nordic-men', title: 'Nordic Ice League, Men' },
  { kind: 'category', id: 'nordic-studio', title: 'Studio' },
  { kind: 'event', id: 'm1', title: 'Tromsø Aurora v Oslo Ravens' },
  {
    kind: 'event',
    id: 'h1',
    title: 'Tromsø Aurora 5–4 Bergen Storm: overtime winner after a wild third period',
    safe_title: 'Tromsø Aurora v Bergen Storm: highlights',
  },
];

/** Responds to a request by its path with the query. If it returns undefined, the request stays pending. */
export type Answer = (path: string, signal: AbortSignal) => Response | Promise<Response> | undefined;

export const respondSuggestions = (entries: readonly Suggestion[]): Response => Response.json({ content: { entries } });
export const respondFailure = (): Response => Response.json({ error: 'server_error' }, { status: 500 });
export const respondEmpty = (): Response => createList([]);

/** An API with these responses. An aborted request rejects. */
export const createTestApi = (answer: Answer): Api =>
  createApi({
    baseUrl: 'https://api.example',
    limits: { maxTries: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        void Promise.resolve(answer(pathname + search, request.signal)).then(
          (response) => response && resolve(response),
        );
      });
    },
  });

/** The providers of the search page and field. They also render the current address. */
export function SearchProviders({ children, ...providerProps }: Partial<PageProvidersProps> & { children: ReactNode }) {
  return (
    <PageProviders now={fixedNow} queryClient={newQueryClient()} {...providerProps}>
      {children}
      <ShownAddress />
    </PageProviders>
  );
}
