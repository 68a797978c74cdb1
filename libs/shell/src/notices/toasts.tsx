import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

const none = () => null;

/** Milliseconds after which a page has what it begins with. */
const quiet = 2_000;

/** Where toasts stand, once there has been one whose code came: without it the page goes on as it is. */
export function Toasts({ notices }: { notices: Notices }) {
  const text = useText('shell');
  const isKnown = Boolean(useViewer());
  // Who is signed in saves and buys, and is told of it by toasts: their code is there before a network that goes could keep it away.
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(notices.prepare, quiet);
    return () => clearTimeout(timer);
  }, [isKnown, notices]);
  const toaster = useSyncExternalStore(notices.onToaster, notices.toaster, none);
  return toaster && createElement(toaster, { label: text('notices.label'), closeLabel: text('notices.close') });
}
