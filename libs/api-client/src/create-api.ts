import { lazyClient, lazyOnce } from '@touchline/contract';
import type { Api, ApiOptions } from './api.ts';

/**
 * An API client that loads its transport (ky, zod) with the first call, so that a first view without calls does not
 * load it. After a failure (offline, a deploy) the next call loads it again. Import endpoints lazily too (see the
 * README).
 * @example const api = createApi({ baseUrl: '' }); const event = await api.call(getEvent, { params: { id } });
 */
export function createApi(options: ApiOptions): Api {
  const load = lazyOnce(async () => (await import('./transport.ts')).createTransport(options));
  return lazyClient(load, ['call', 'callAt']);
}
