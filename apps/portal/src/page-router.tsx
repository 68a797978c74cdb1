import { atom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/** Whether the whole first page is hydrated. */
export const pageAliveAtom = atom(false);

/**
 * The router around the portal. A navigation renders in one piece, because between a transition's slices the browser
 * would repaint the old page. Before the first page is hydrated it is a transition, which keeps server HTML whose code
 * is still loading.
 */
export function PageRouter({ router }: { router: DataRouter }) {
  const isAlive = useAtomValue(pageAliveAtom);
  const atoms = useStore();
  const [wrappedRouter] = useState(() => withBrowserHashNavigation(router, atoms));
  return <RouterProvider router={wrappedRouter} {...(isAlive && { useTransitions: false })} />;
}

/**
 * Until the first page is hydrated, only the browser follows a link to a heading, and React learns of it later. React
 * renders a `popstate` update at once, with all urgent work, and would remove the server's HTML.
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
      // The browser has scrolled there already, and the viewer may have scrolled on.
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
