import { atom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/** Whether the whole first page is hydrated. */
export const pageAliveAtom = atom(false);

/**
 * The portal's router. A navigation is no transition, because the browser would repaint the old page between a
 * transition's slices. Before the first page is hydrated it is one, which keeps server HTML whose code is still
 * loading.
 */
export function PageRouter({ router }: { router: DataRouter }) {
  const isAlive = useAtomValue(pageAliveAtom);
  const atoms = useStore();
  const [wrappedRouter] = useState(() => withBrowserHashNavigation(router, atoms));
  return <RouterProvider router={wrappedRouter} {...(isAlive && { useTransitions: false })} />;
}

/**
 * Hides a link to a heading from React until the first page is hydrated, because only the browser needs to follow it.
 * React renders a `popstate` update synchronously, and would remove the server's HTML.
 */
function withBrowserHashNavigation(router: DataRouter, atoms: ReturnType<typeof useStore>): DataRouter {
  const firstState = router.state;
  // Data that the page has loaded since counts as a change: without a server or after a slow backend it hydrates the
  // page.
  const isCurrentLocation = ({ location, navigation, initialized, loaderData }: DataRouter['state']) =>
    navigation.state === 'idle' &&
    location.pathname === firstState.location.pathname &&
    location.search === firstState.location.search &&
    initialized === firstState.initialized &&
    loaderData === firstState.loaderData;
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let lastUpdate: Parameters<typeof listener>[1] | undefined;
    const end = router.subscribe((state, options) => {
      if (!atoms.get(pageAliveAtom) && isCurrentLocation(state)) lastUpdate = options;
      else listener(state, options);
    });
    const stopWaiting = atoms.sub(pageAliveAtom, () => {
      // The browser has already scrolled to the heading, and the viewer may have scrolled on.
      if (lastUpdate) listener({ ...router.state, restoreScrollPosition: false }, lastUpdate);
      lastUpdate = undefined;
    });
    return () => {
      end();
      stopWaiting();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
