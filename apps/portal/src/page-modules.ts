import type { PageModule, PageRoute } from '@touchline/feature-kit';
import { reloadOnce } from './browser/chunk-guard.ts';
import { whenNeeded } from './browser/when-needed.ts';

const loaded = new WeakMap<PageRoute, PageModule>();
const loading = new WeakMap<PageRoute, Promise<PageModule>>();
const awaited = new WeakMap<PageRoute, Promise<PageModule>>();

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

/** A page's module once the viewer shows a sign or the browser is idle; the same promise for the same page. */
export function pageModuleWhenNeeded(route: PageRoute): Promise<PageModule> {
  const known = awaited.get(route) ?? whenNeeded().then(() => loadPageModule(route).catch(reloadOnce));
  awaited.set(route, known);
  return known;
}
