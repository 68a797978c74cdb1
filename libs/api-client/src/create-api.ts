import type { Api, ApiOptions } from './api.ts';

/**
 * An API client that costs nothing until it is used: what sends and parses (ky, zod) is loaded with the first call, so a first
 * view that makes no call has neither. Give it endpoints from a module that is itself imported when needed (see the README).
 * @example const api = createApi({ baseUrl: '' }); const event = await api.call(getEvent, { params: { id } });
 */
export function createApi(options: ApiOptions): Api {
  let loading: Promise<Api> | undefined;
  const load = (): Promise<Api> => {
    loading ??= import('./transport.ts').then(({ createTransport }) => createTransport(options));
    // A chunk that failed to load (offline, a deploy) is asked for again by the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    call: async (endpoint, ...rest) => (await load()).call(endpoint, ...rest),
    callAt: async (endpoint, address, callOptions) => (await load()).callAt(endpoint, address, callOptions),
  };
}
