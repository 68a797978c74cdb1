import { atom, useAtomValue } from 'jotai';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/** Whether the whole first page is hydrated. True from the start if the server has rendered no page. */
export const pageAliveAtom = atom(false);

/**
 * The portal's router. Before the first page is hydrated, navigations are transitions, which keep server HTML whose
 * code is still loading. Later navigations are no transitions, because the browser would repaint the old page between a
 * transition's slices.
 */
export function PageRouter({ router }: { router: DataRouter }) {
  const isAlive = useAtomValue(pageAliveAtom);
  return <RouterProvider router={router} {...(isAlive && { useTransitions: false })} />;
}
