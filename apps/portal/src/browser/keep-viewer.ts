import { forgetPersonal, invalidatePersonal } from '@touchline/content';
import type { PageRoute, ViewerSession } from '@touchline/feature-kit';
import { markRoot } from '@touchline/feature-kit/marks';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { guardPage } from './guard-page.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Keeps what is shown true to who is looking. Pages arrive as an anonymous visitor sees them: what differs for a viewer is
 * loaded as soon as there is one, and nothing stays of a viewer who has left.
 * @param route of the first page, which came without asking the guards
 */
export function keepViewer(parts: AppParts, session: ViewerSession, router: Router, route: PageRoute | null): void {
  const { queryClient } = parts;
  let shownTo: string | null | undefined;
  const follow = (): void => {
    const viewer = session.viewer();
    const id = viewer?.id ?? null;
    if (viewer === undefined || id === shownTo) return;
    const before = shownTo;
    shownTo = id;
    markRoot('signedIn', id !== null);
    if (before) void forgetPersonal(queryClient);
    else if (id !== null) void invalidatePersonal(queryClient);
    // The first page's guards have been asked below.
    if (before !== undefined) decideAnew(router);
  };
  session.onChange(follow);
  void session.known().then(follow);
  // Pages for viewers ask their guards while they load.
  if (route && route.access !== 'member') void guardFirst(parts, router, route);
}

/** Has guards decide anew about the page that is open. */
function decideAnew(router: Router): void {
  const { navigation, location } = router.state;
  // A navigation under way has asked them on behalf of another viewer.
  if (navigation.state !== 'idle') return void router.revalidate();
  setTimeout(() => {
    const now = router.state;
    // Whoever signs in is led on at once, and the page they are led to asks them by itself.
    if (now.navigation.state === 'idle' && now.location === location) void router.revalidate();
  });
}

async function guardFirst(parts: AppParts, router: Router, route: PageRoute): Promise<void> {
  const outcome = await retryUntilLoaded(() => guardPage(parts, route, new URL(location.href)));
  if (outcome.kind !== 'redirect') return;
  if (outcome.external) location.replace(outcome.to);
  else void router.navigate(outcome.to, { replace: true });
}
