import type { Api, ApiOptions } from './api.ts';

/**
 * An API client that loads its transport (ky, zod) with the first call, so that a first view without calls does not
 * load it. Import endpoints lazily too (see the README).
 * @example const api = createApi({ baseUrl: '' }); const event = await api.call(getEvent, { params: { id } });
 */
export function createApi(options: ApiOptions): Api {
  let apiPromise: Promise<Api> | undefined;
  const load = (): Promise<Api> => {
    apiPromise ??= import('./transport.ts').then(({ createTransport }) => createTransport(options));
    // The next request loads the chunk again after a failure (offline, a deploy).
    apiPromise.catch(() => {
      apiPromise = undefined;
    });
    return apiPromise;
  };
  return {
    call: async (endpoint, ...rest) => (await load()).call(endpoint, ...rest),
    callAt: async (endpoint, address, callOptions) => (await load()).callAt(endpoint, address, callOptions),
  };
}
