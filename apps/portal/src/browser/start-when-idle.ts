import type { PageRoute } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app-parts.ts';
import { fetchProblemPage } from '../lazy-problem-page.ts';
import { watchBuild } from './build-watch.ts';
import { carryNotices } from './carried-notices.ts';
import { refetchOnceOnline } from './refetch-once-online.ts';
import { syncViewer } from './sync-viewer.ts';
import { paintPressFirst } from './paint-press-first.ts';
import { refreshOnReturn } from './refresh-on-return.ts';
import { startEffects } from './start-effects.ts';
import { warmLinks } from './warm-links.ts';
import { waitForInputOrIdle } from './when-input-or-idle.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Starts what the first view does not need: the viewer's session, features' effects and the check for new builds.
 * This code shares a chunk with the code of the next navigation.
 * @param rendered the server's clock when it rendered the page; undefined without a server
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
  paintPressFirst(router);
  carryNotices(parts, router);
  if (parts.session) syncViewer(parts, parts.session, router, route);
  // A member page shows data only once the features are loaded, so that their effects start at once.
  const isForMembers = route?.access === 'member';
  if (isForMembers) void startEffects(parts, router, build);
  void waitForInputOrIdle().then(() => {
    if (renderedAt !== undefined && route && route.hydrate !== 'when-needed')
      void refetchOnceOnline(parts, new URL(location.href), renderedAt);
    if (!isForMembers) void startEffects(parts, router, build);
    void fetchProblemPage();
    warmLinks(parts);
    watchBuild(build);
    refreshOnReturn(parts, build, router);
  });
}
