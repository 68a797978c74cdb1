import type { PageRoute } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../parts/app-parts.ts';
import { watchBuild } from '../navigation/build-watch.ts';
import { carryNotices } from './carried-notices.ts';
import { waitForInputOrIdle } from '../parts/wait-for-input-or-idle.ts';
import { prefetchLinks } from '../navigation/prefetch.ts';
import { syncViewer } from './sync-viewer.ts';
import { refetchOnceOnline, refreshOnReturn } from '../navigation/refresh.ts';
import { startEffects } from './start-effects.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Starts what the first view does not need: the viewer's session, features' effects and the check for new builds.
 * This code shares a chunk with the code of the next navigation and of its problem page.
 * @param page `renderedAt`: the server's clock when it rendered the page; undefined without a server
 */
export function startWhenIdle(
  parts: AppParts,
  {
    build,
    renderedAt,
    router,
    route,
  }: { build: string; renderedAt: number | undefined; router: Router; route: PageRoute | null },
): void {
  carryNotices(parts, router);
  if (parts.session) syncViewer(parts, parts.session, router, route);
  // A member page shows data only once the features are loaded, so that their effects start at once.
  const isForMembers = route?.access === 'member';
  if (isForMembers) void startEffects(parts, router, build);
  void waitForInputOrIdle().then(() => {
    if (renderedAt !== undefined && route && route.hydrate !== 'when-needed')
      void refetchOnceOnline(parts, new URL(location.href), renderedAt);
    if (!isForMembers) void startEffects(parts, router, build);
    prefetchLinks(parts);
    watchBuild(build);
    refreshOnReturn(parts, build, router);
  });
}
