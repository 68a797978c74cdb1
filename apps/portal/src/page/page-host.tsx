import { PortalError } from '@touchline/contract';
import { Boundary, type PageRoute } from '@touchline/feature-kit';
import { forcedColorMode, PageSkeleton, useForcedColorMode } from '@touchline/shell';
import { useSetAtom } from 'jotai';
import { type ReactNode, startTransition, Suspense, use, useEffect } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { replayPress } from './replay-press.ts';
import { DocumentHead } from './document-head.tsx';
import type { PageData } from '@touchline/feature-kit/rendering';
import { getProblem } from '../navigation/load-page.ts';
import { loadPageModuleLazily } from '../navigation/page-modules.ts';
import { ServedMarkup } from './served-markup.tsx';
import { pageAliveAtom } from './page-router.tsx';
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

/**
 * Shows an error card for a page that fails to render, and a copy of the server's HTML for the first page.
 * The shell continues, and the error is reported.
 */
function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      renderError={(error, retry) => (
        <ServedMarkup selector="main" fallback={<ProblemPage problem={getProblem(error)} path="" onRetry={retry} />} />
      )}
    >
      {children}
    </Boundary>
  );
}

/** One element for all renders, so that React does not render the page again. */
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
    // Outside a transition, React would remove the server's HTML of parts that are still loading.
    startTransition(() => setAlive(true));
    replayPress('page');
  }, [setAlive]);
  return null;
}

/**
 * The frame of a page whose data the browser loads, because the server could not load the data in time, or does not
 * know the viewer.
 */
function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}
