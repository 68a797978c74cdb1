import type { Api } from '@touchline/api-client';
import { toEventPage } from '../cache/event-page.ts';
import type { FetchPage } from './growing-list.ts';

/**
 * Reads highlights and clips by their own ids, in that order. A clip with a failed request, such as a deleted one, is
 * left out.
 */
export const createClipsByIdFetch =
  (api: Api, ids: readonly string[]): FetchPage =>
  async (_page, instant, signal) => {
    const { getClip } = await import('./calls.ts');
    const results = await Promise.allSettled(ids.map((id) => api.call(getClip, { params: { id } }, { signal })));
    const entries = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return toEventPage({ entries, nextExists: false }, instant);
  };
