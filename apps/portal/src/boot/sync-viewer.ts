import { forgetPersonal, invalidatePersonal } from '@touchline/content';
import type { PageRoute, ViewerSession } from '@touchline/feature-kit';
import { setDocumentFlag } from '@touchline/feature-kit/marks';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../parts/app-parts.ts';
import { guardPage } from '../navigation/guard-page.ts';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Updates the shown page when the viewer changes, because the server renders pages for anonymous visitors. A viewer's
 * data loads as soon as the session has a viewer, and is removed at sign-out.
 * @param route of the first page, which loaded without its guards
 */
export function syncViewer(parts: AppParts, session: ViewerSession, router: Router, route: PageRoute | null): void {
  const { queryClient } = parts;
  let shownViewerId: string | null | undefined;
  const onViewerChange = (): void => {
    const viewer = session.viewer();
    const id = viewer?.id ?? null;
    if (viewer === undefined || id === shownViewerId) return;
    const previousViewer = shownViewerId;
    shownViewerId = id;
    setDocumentFlag('signedIn', id !== null);
    if (previousViewer) void forgetPersonal(queryClient);
    else if (id !== null) void invalidatePersonal(queryClient);
    // `guardFirstPage` below runs the first page's guards.
    if (previousViewer !== undefined) rerunGuards(router);
  };
  session.onChange(onViewerChange);
  void session.known().then(onViewerChange);
  // A member page runs its guards while it loads.
  if (route && route.access !== 'member') void guardFirstPage(parts, router, route);
}

/** Runs the guards of the open page again. */
function rerunGuards(router: Router): void {
  const { navigation, location } = router.state;
  // The guards of a running navigation have decided for the previous viewer.
  if (navigation.state !== 'idle') return void router.revalidate();
  setTimeout(() => {
    const currentState = router.state;
    // The sign-in page redirects a new viewer at once, and the next page runs its guards itself.
    if (currentState.navigation.state === 'idle' && currentState.location === location) void router.revalidate();
  });
}

async function guardFirstPage(parts: AppParts, router: Router, route: PageRoute): Promise<void> {
  const outcome = await retryUntilLoaded(() => guardPage(parts, route, new URL(location.href)));
  if (outcome.kind !== 'redirect') return;
  if (outcome.external) location.replace(outcome.to);
  else void router.navigate(outcome.to, { replace: true });
}
