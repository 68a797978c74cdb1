import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppParts } from '../testing/create-app-parts.ts';
import { fetchBackendRedirect } from './fetch-backend-redirect.ts';

const fetchSpy = vi.fn<typeof fetch>();
const site = createSiteConfig({ redirectHosts: ['tickets.example'], ownRedirects: '/brand/redirects.json' });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSpy);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without an edge, the published table redirects', async () => {
  fetchSpy.mockResolvedValue(Response.json({ '/old': 'https://tickets.example/' }));
  const redirect = await fetchBackendRedirect(createAppParts({ site }), '/old/', new AbortController().signal);
  expect(redirect).toEqual({ to: 'https://tickets.example/', external: true, status: 301 });
  expect(fetchSpy.mock.lastCall?.[0]).toBe('/brand/redirects.json');
});

test.each(['navigation', 'time limit'] as const)(
  'the end of the %s stops the request for the table, without a redirect and without an error',
  async (name) => {
    const controllers = { navigation: new AbortController(), 'time limit': new AbortController() };
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controllers['time limit'].signal);
    fetchSpy.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
          controllers[name].abort();
          if (!init?.signal?.aborted) reject(new Error('the request was not stopped'));
        }),
    );
    const parts = createAppParts({ site });
    const reportError = vi.spyOn(parts.telemetry, 'error');
    expect(await fetchBackendRedirect(parts, '/old/', controllers.navigation.signal)).toBeUndefined();
    expect(fetchSpy.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    expect(reportError).not.toHaveBeenCalled();
  },
);
