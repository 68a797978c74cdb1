import type { PageModule, PageRoute } from '@touchline/feature-kit';
import { reloadOnce } from '../recovery/chunk-guard.ts';
import { fetchLostStyles } from '../recovery/lost-styles.ts';
import { waitForInputOrIdle } from '../parts/wait-for-input-or-idle.ts';

const loadedModules = new WeakMap<PageRoute, PageModule>();
const loadingModules = new WeakMap<PageRoute, Promise<PageModule>>();
const awaitedModules = new WeakMap<PageRoute, Promise<PageModule>>();

/** Milliseconds for which a failed promise is stored. */
const failureLifetimeMs = 500;

/** Loads a page's module once; a failed load is tried again the next time. */
export function loadPageModule(route: PageRoute): Promise<PageModule> {
  const loadingModule = loadingModules.get(route);
  if (loadingModule) return loadingModule;
  const promise = Promise.all([route.lazy(), fetchLostStyles()]).then(
    ([module]) => {
      loadedModules.set(route, module);
      return module;
    },
    (error: unknown) => {
      loadingModules.delete(route);
      throw error;
    },
  );
  loadingModules.set(route, promise);
  return promise;
}

/**
 * Returns a page's module for `use`: at once when loaded, otherwise at the viewer's first input or when the browser is
 * idle.
 * @returns the same promise for the same page
 */
export function loadPageModuleLazily(route: PageRoute): Promise<PageModule> {
  const module = loadedModules.get(route);
  const loadingModule =
    awaitedModules.get(route) ?? (module ? toFulfilled(module) : waitForInputOrIdle().then(() => loadOrReload(route)));
  awaitedModules.set(route, loadingModule);
  return loadingModule;
}

async function loadOrReload(route: PageRoute): Promise<PageModule> {
  try {
    return await loadPageModule(route).catch(reloadOnce);
  } catch (error) {
    // React renders again before it gives up, and must get the same rejected promise; Retry on the error card requests
    // the code again.
    setTimeout(() => awaitedModules.delete(route), failureLifetimeMs);
    throw error;
  }
}

/** Creates a promise that React reads without waiting, with the fields that React sets on a fulfilled promise. */
const toFulfilled = (value: PageModule) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
