import { useText } from '@touchline/i18n';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

const Toaster = lazy(async () => ({ default: (await import('@touchline/ui-kit/toast')).Toaster }));

const never = () => false;

/** Where toasts stand, once there has been one. */
export function Toasts({ notices }: { notices: Notices }) {
  const text = useText('shell');
  const wanted = useSyncExternalStore(notices.onWanted, notices.wanted, never);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster label={text('notices.label')} closeLabel={text('notices.close')} />
    </Suspense>
  );
}
