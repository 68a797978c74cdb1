import { lazyClient, lazyOnce } from '@touchline/contract';
import type { Api, ApiOptions } from './api.ts';

/**
 * Creates an API client that loads its transport (ky, zod) with the first call, to spare first views without calls. If
 * the load fails, the next call loads it again. Import endpoints lazily too (see the README).
 * @example const api = createApi({ baseUrl: '' }); const event = await api.call(getEvent, { params: { id } });
 */
export function createApi(options: ApiOptions): Api {
  const load = lazyOnce(async () => (await import('./transport.ts')).createTransport(options));
  return lazyClient(load, ['call', 'callAt']);
}
