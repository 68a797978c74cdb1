import type { PageRoute } from '@touchline/feature-kit';
import { PageSkeleton, Shell, type ShellProps, useAppliedColorMode } from '@touchline/shell';
import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { replayPress } from './replay-press.ts';
import styles from './layout.module.css';
import { busyFlag } from '../navigation/busy-flag.ts';
import { mainId, usePageFocus } from './use-page-focus.ts';

/** The layout of the open page (specification, section 2). */
function useLayout(): PageRoute['layout'] {
  const match = useMatches().at(-1);
  // `handle` contains the page's route.
  return (match?.handle as PageRoute | null | undefined)?.layout;
}

/**
 * Returns the key of a remembered scroll position. For a link to a heading (`#rules`), the router keeps the page's key;
 * without the hash, the page would scroll back to the link.
 */
const getScrollKey = ({ key, hash }: Location): string => key + hash;

/** The shell around the open page, and the behaviour that all variants of the shell share. */
export function Layout({ looks }: Pick<ShellProps, 'looks'>) {
  useAppliedColorMode();
  usePageFocus();
  useEffect(() => replayPress('shell'), []);
  return (
    <>
      <Shell mainId={mainId} looks={looks} layout={useLayout()}>
        <Outlet />
      </Shell>
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

/**
 * The shell around the first page while the browser loads it, when the edge sent no rendered page. A busy edge adds a
 * text.
 */
export function FirstPageLayout({ looks }: Pick<ShellProps, 'looks'>) {
  useAppliedColorMode();
  const busyText = document.getElementById('root')?.dataset[busyFlag];
  return (
    <Shell mainId={mainId} looks={looks}>
      {busyText !== undefined && (
        <p role="status" className={styles.busy}>
          {busyText}
        </p>
      )}
      <PageSkeleton />
    </Shell>
  );
}
