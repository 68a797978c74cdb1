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

/** The moment of stories and tests. */
export const fixedNow = Date.UTC(2026, 1, 12, 19, 0);

const createTeamSuggestion = (id: string, title: string): Suggestion => ({ kind: 'team', id, title });

/** A backend's suggestions for any text. */
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

/** Answers a call by its path, query included. With undefined the call is never answered. */
export type Answer = (path: string, signal: AbortSignal) => Response | Promise<Response> | undefined;

export const respondSuggestions = (entries: readonly Suggestion[]): Response => Response.json({ content: { entries } });
export const respondFailure = (): Response => Response.json({ error: 'server_error' }, { status: 500 });
export const respondEmpty = (): Response => createList([]);

/** An API with these answers; an aborted call rejects. */
export const getApi = (answer: Answer): Api =>
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

/** The providers of a search; renders the current address. */
export function SearchProviders({ children, ...providerProps }: Partial<PageProvidersProps> & { children: ReactNode }) {
  return (
    <PageProviders now={fixedNow} queryClient={newQueryClient()} {...providerProps}>
      {children}
      <ShownAddress />
    </PageProviders>
  );
}
