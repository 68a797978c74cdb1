import type { PageModule, PageRoute } from '@touchline/feature-kit';

const loaded = new WeakMap<PageRoute, PageModule>();
const loading = new WeakMap<PageRoute, Promise<PageModule>>();

/** Loads a page's module once; a failed load is tried again the next time. */
export function loadPageModule(route: PageRoute): Promise<PageModule> {
  const known = loading.get(route);
  if (known) return known;
  const promise = route.lazy().then(
    (module) => {
      loaded.set(route, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(route);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/** The module of a page whose loader has finished. */
export function loadedPageModule(route: PageRoute): PageModule | undefined {
  return loaded.get(route);
}
