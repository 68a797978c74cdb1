import { PortalError } from '@touchline/contract';
import type { PageRoute } from '@touchline/feature-kit';
import { forcedColorMode, PageSkeleton, useForcedColorMode } from '@touchline/shell';
import { useSetAtom } from 'jotai';
import { startTransition, Suspense, use, useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { replayPress } from './browser/replay-press.ts';
import { DocumentHead } from './document-head.tsx';
import type { PageData } from '@touchline/feature-kit/rendering';
import { loadPageModuleLazily } from './page-modules.ts';
import { pageAliveAtom } from './page-router.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { ProblemPage } from './lazy-problem-page.ts';

/** Shows the page of a route, or the problem in its place. */
export function PageHost({ route }: { route: PageRoute | null }) {
  // The loader of every route returns this shape.
  const { outcome, meta } = useLoaderData<PageData>();
  const { pathname } = useLocation();
  useForcedColorMode(forcedColorMode(route?.colorMode));
  return (
    <DocumentHead meta={meta}>
      {/* The server's HTML stays until the code has loaded. */}
      <Suspense>
        {outcome.kind === 'problem' ? (
          <ProblemPage problem={outcome} path={pathname} />
        ) : outcome.kind === 'pending' || outcome.kind === 'member' ? (
          <PendingPage />
        ) : (
          <PageBoundary key={pathname}>
            <LoadedPage route={route} />
          </PageBoundary>
        )}
        <PageAlive />
      </Suspense>
    </DocumentHead>
  );
}

/** The same element each time, so that the page is not rendered again for it. */
const pageSkeleton = <PageSkeleton />;

function LoadedPage({ route }: { route: PageRoute | null }) {
  if (!route) throw new PortalError('not_found', { status: 404 });
  const { Page } = use(loadPageModuleLazily(route));
  return <Page waiting={pageSkeleton} />;
}

/** Reports that the page is hydrated. It is next to the page, so its effect runs once the page's code has loaded. */
function PageAlive() {
  const setAlive = useSetAtom(pageAliveAtom);
  useEffect(() => {
    // Parts may still be loading: outside a transition React would remove their server HTML.
    startTransition(() => setAlive(true));
    replayPress('page');
  }, [setAlive]);
  return null;
}

/**
 * A page that the server could not load in time, or whose viewer the server does not know; the browser loads it in the
 * same frame.
 */
function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}
