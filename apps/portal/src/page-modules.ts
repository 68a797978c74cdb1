import type { PageModule, PageRoute } from '@touchline/feature-kit';
import { reloadOnce } from './browser/chunk-guard.ts';
import { fetchLostStyles } from './browser/lost-styles.ts';
import { whenNeeded } from './browser/when-needed.ts';

const loaded = new WeakMap<PageRoute, PageModule>();
const loading = new WeakMap<PageRoute, Promise<PageModule>>();
const awaited = new WeakMap<PageRoute, Promise<PageModule>>();

/** Time that a failed promise is kept, in milliseconds. */
const failureKept = 500;

/** Loads a page's module once; a failed load is tried again the next time. */
export function loadPageModule(route: PageRoute): Promise<PageModule> {
  const known = loading.get(route);
  if (known) return known;
  const promise = Promise.all([route.lazy(), fetchLostStyles()]).then(
    ([module]) => {
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

/**
 * A page's module for `use`: at once when loaded, else at the viewer's first sign or when the browser is idle.
 * @returns the same promise for the same page
 */
export function pageModuleWhenNeeded(route: PageRoute): Promise<PageModule> {
  const module = loaded.get(route);
  const known = awaited.get(route) ?? (module ? fulfilled(module) : whenNeeded().then(() => loadOrReload(route)));
  awaited.set(route, known);
  return known;
}

async function loadOrReload(route: PageRoute): Promise<PageModule> {
  try {
    return await loadPageModule(route).catch(reloadOnce);
  } catch (error) {
    // React renders once more before it fails, and must meet the same failure; Retry on the error card asks again.
    setTimeout(() => awaited.delete(route), failureKept);
    throw error;
  }
}

/** A promise that React reads without waiting: these are the fields it would set itself. */
const fulfilled = (value: PageModule) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
