import { atom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/** Whether the first page answers presses as a whole. */
export const pageAliveAtom = atom(false);

/**
 * The router around the portal. A navigation is drawn in one piece: in the slices of a transition the browser paints what still
 * moves on the page that is left, and the next one is late by each of them. Only until the first page is alive it is a
 * transition, which leaves standing what the server wrote where the code for it is still on its way.
 */
export function PageRouter({ router }: { router: DataRouter }) {
  const isAlive = useAtomValue(pageAliveAtom);
  const atoms = useStore();
  const [patient] = useState(() => leavingPlacesToBrowser(router, atoms));
  return <RouterProvider router={patient} {...(isAlive && { useTransitions: false })} />;
}

/**
 * Until the first page is alive the browser alone goes to a place in it, by a link to a heading say: of that React hears later. It draws
 * what begins in a `popstate` event at once and in one with all that is urgent, and would take away what the server wrote.
 */
function leavingPlacesToBrowser(router: DataRouter, atoms: ReturnType<typeof useStore>): DataRouter {
  const first = router.state;
  // What a page has loaded since is news, too: without a server, or where its backend was slow, it comes alive by that.
  const isHere = ({ location, navigation, initialized, loaderData }: DataRouter['state']) =>
    navigation.state === 'idle' &&
    location.pathname === first.location.pathname &&
    location.search === first.location.search &&
    initialized === first.initialized &&
    loaderData === first.loaderData;
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let held: Parameters<typeof listener>[1] | undefined;
    const end = router.subscribe((state, options) => {
      if (!atoms.get(pageAliveAtom) && isHere(state)) held = options;
      else listener(state, options);
    });
    const endWaiting = atoms.sub(pageAliveAtom, () => {
      // The browser has scrolled there already, and the viewer may have scrolled on.
      if (held) listener({ ...router.state, restoreScrollPosition: false }, held);
      held = undefined;
    });
    return () => {
      end();
      endWaiting();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}
