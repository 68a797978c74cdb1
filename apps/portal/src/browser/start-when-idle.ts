import type { PageRoute, StartContext } from '@touchline/feature-kit';
import { rootMarks } from '@touchline/feature-kit/marks';
import { translatorOf } from '@touchline/i18n';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { addTexts } from '../load-texts.ts';
import { fetchProblemPage } from '../lazy-problem-page.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';
import { whenNeeded } from './when-needed.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What a page does not need to be ready: who is looking, features' start-up effects, the code of the next navigation, the look-out
 * for new builds. Code that does not come comes later: the page lives on without.
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
  void startViewer(parts, router, route);
  void whenNeeded().then(() => {
    if (rendered !== undefined && route && route.hydrate !== 'when-needed')
      void retryUntilLoaded(() => import('./catch-up-once-online.ts')).then(({ catchUpOnceOnline }) =>
        catchUpOnceOnline(parts, new URL(location.href), rendered),
      );
    parts.composition.start((feature) => contextOf(parts, feature, router));
    void fetchProblemPage();
    // The first click should not wait for it.
    void retryUntilLoaded(() => import('./create-load-route.ts'));
    void retryUntilLoaded(() => import('./build-watch.ts')).then(({ watchBuild }) => watchBuild(build));
    void retryUntilLoaded(() => import('./refresh-on-return.ts')).then(({ refreshOnReturn }) =>
      refreshOnReturn(parts, build, router),
    );
  });
}

/**
 * Who is looking matters at once on the pages where one signs in, and where somebody is signed in on pages that do something by
 * themselves; a page that is read has the viewer's place already.
 */
async function startViewer(parts: AppParts, router: Router, route: PageRoute | null): Promise<void> {
  const { session } = parts;
  if (!session) return;
  const signedIn = rootMarks().signedIn !== undefined;
  if (route?.layout !== 'auth' && (!signedIn || route?.hydrate === 'when-needed')) await whenNeeded();
  const { keepViewer } = await retryUntilLoaded(() => import('./keep-viewer.ts'));
  keepViewer(parts, session, router, route);
}

function contextOf(parts: AppParts, feature: string, router: Router): StartContext {
  const { api, queryClient, atoms, realtime, telemetry, notices, i18n, locale } = parts;
  return {
    api,
    queryClient,
    atoms,
    realtime,
    telemetry,
    navigate: (to, options) => void router.navigate(to, options),
    notify: notices.notify,
    async texts() {
      await addTexts(i18n, locale, feature);
      return translatorOf(i18n, feature);
    },
  };
}
