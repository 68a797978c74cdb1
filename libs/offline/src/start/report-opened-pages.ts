import type { PageMessage } from '../worker/page-message.ts';
import { watchOpenedPages } from './watch-opened-pages.ts';

/** Milliseconds for which a viewer must see a page until it counts as opened. */
const minViewMs = 5_000;

/** The schema's limit for a message. */
const maxFiles = 400;

interface Connection {
  saveData?: boolean;
}

/** @returns whether the viewer saves data: then the worker fetches only what the viewer opens */
const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Files with a hash in their names that this page has loaded. */
const listLoadedFiles = (): string[] => {
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, location.href);
    return origin === location.origin && /^\/(?:assets|brand)\/[^/]+$/.test(pathname) ? [pathname] : [];
  });
  return [...new Set(files)].slice(0, maxFiles);
};

/** Path and query of the page that the browser itself has opened; the viewer may have navigated since. */
const getEntryPath = (): string => {
  const { pathname, search } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  return pathname + search;
};

/**
 * Tells the worker which pages are opened.
 * @param post sends a message to the worker
 * @param isControlled whether the worker has handled this document
 */
export function reportOpenedPages(post: (message: PageMessage) => void, isControlled: boolean): void {
  const entry = getEntryPath();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Files that the page loaded before the worker was active, including its document.
  if (!isControlled) post({ type: 'opened', path: entry, first: true, files: listLoadedFiles() });
  let isFirstPage = true;
  watchOpenedPages(({ pathname, search }) => {
    const path = pathname + search;
    clearTimeout(timer);
    const isEntry = isFirstPage && path === entry;
    isFirstPage = false;
    if (isEntry || isSavingData()) return;
    timer = setTimeout(() => post({ type: 'opened', path, first: false, files: [] }), minViewMs);
  });
}
