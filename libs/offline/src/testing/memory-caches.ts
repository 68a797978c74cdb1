/** A browser's caches, in memory. */
export function createMemoryCaches(): CacheStorage {
  const responsesByCacheName = new Map<string, Map<string, Response>>();
  const getHref = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://tv.example').href;
  const createCache = (responses: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => responses.get(getHref(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      responses.set(getHref(request), new Response(await response.arrayBuffer(), response));
    },
    delete: async (request: RequestInfo | URL) => responses.delete(getHref(request)),
    keys: async () => Array.from(responses.keys(), (href) => new Request(href)),
  });
  const caches = {
    open: async (name: string) => {
      const responses = responsesByCacheName.get(name) ?? new Map<string, Response>();
      responsesByCacheName.set(name, responses);
      return createCache(responses);
    },
    delete: async (name: string) => responsesByCacheName.delete(name),
    keys: async () => [...responsesByCacheName.keys()],
    has: async (name: string) => responsesByCacheName.has(name),
  };
  // The object has the methods that the worker uses.
  return caches as unknown as CacheStorage;
}
