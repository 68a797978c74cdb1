import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

const getServerSnapshot = () => null;

/** Time after a page's start in which its first requests run, in milliseconds. */
const prepareDelayMs = 2_000;

/** Renders the toaster after the first toast. If its code fails to load, the page continues without toasts. */
export function Toasts({ notices }: { notices: Notices }) {
  const text = useText('shell');
  const isKnown = Boolean(useViewer());
  // Signed-in viewers save and buy, and toasts report the result. Their code loads early, before the network may be
  // lost.
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(notices.prepare, prepareDelayMs);
    return () => clearTimeout(timer);
  }, [isKnown, notices]);
  const toaster = useSyncExternalStore(notices.onToaster, notices.toaster, getServerSnapshot);
  return toaster && createElement(toaster, { label: text('notices.label'), closeLabel: text('notices.close') });
}
