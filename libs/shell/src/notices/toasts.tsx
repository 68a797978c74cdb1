import { useText } from '@touchline/i18n';
import { createElement, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

const none = () => null;

/** Where toasts stand, once there has been one whose code came: without it the page goes on as it is. */
export function Toasts({ notices }: { notices: Notices }) {
  const text = useText('shell');
  const toaster = useSyncExternalStore(notices.onToaster, notices.toaster, none);
  return toaster && createElement(toaster, { label: text('notices.label'), closeLabel: text('notices.close') });
}
