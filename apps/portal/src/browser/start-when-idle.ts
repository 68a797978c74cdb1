import type { PageRoute } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { fetchProblemPage } from '../lazy-problem-page.ts';
import { watchBuild } from './build-watch.ts';
import { carryNotices } from './carried-notices.ts';
import { catchUpOnceOnline } from './catch-up-once-online.ts';
import { keepViewer } from './keep-viewer.ts';
import { paintPressFirst } from './paint-press-first.ts';
import { refreshOnReturn } from './refresh-on-return.ts';
import { startEffects } from './start-effects.ts';
import { warmLinks } from './warm-links.ts';
import { whenNeeded } from './when-needed.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What a page does not need to be ready: who is looking, features' start-up effects, the look-out for new builds. It comes in one
 * piece with the code of the next navigation, which the first click should not wait for. Code that does not come comes later: the
 * page lives on without.
 * @param rendered the server's clock when it rendered the page; undefined when it did not
 */
export function startWhenIdle(
  parts: AppParts,
  {
    build,
    rendered,
    router,
    route,
  }: { build: string; rendered: number | undefined; router: Router; route: PageRoute | null },
): void {
  paintPressFirst(router);
  carryNotices(parts, router);
  if (parts.session) keepViewer(parts, parts.session, router, route);
  // What a page shows to members alone waits for what the features know of them.
  const isForMembers = route?.access === 'member';
  if (isForMembers) void startEffects(parts, router, build);
  void whenNeeded().then(() => {
    if (rendered !== undefined && route && route.hydrate !== 'when-needed')
      void catchUpOnceOnline(parts, new URL(location.href), rendered);
    if (!isForMembers) void startEffects(parts, router, build);
    void fetchProblemPage();
    warmLinks(parts);
    watchBuild(build);
    refreshOnReturn(parts, build, router);
  });
}
