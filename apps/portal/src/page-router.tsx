import { atom, useAtomValue } from 'jotai';
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
  return <RouterProvider router={router} {...(isAlive && { useTransitions: false })} />;
}
