import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import type { Notify } from '../manifest/start-context.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@touchline/i18n';
import { useErrorText } from '../page/use-error-text.ts';

const NotifyContext = createContext<Notify>(() => {});

/** Provides toasts to the components below, and shows one for each failed write. */
export function NotifyProvider({ value, children }: { value: Notify; children: ReactNode }) {
  useFailureToasts(value);
  return <NotifyContext value={value}>{children}</NotifyContext>;
}

/** Shows a toast; the first call loads the toast's code. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** Shows one toast for each failed write, also when the viewer has left the page that wrote. */
function useFailureToasts(notify: Notify): void {
  const cache = useQueryClient().getMutationCache();
  const errorText = useErrorText();
  const text = useText('shell');
  const showFailure = useEffectEvent((error: unknown, subject: string | undefined) => {
    const reason = errorText(error);
    notify('danger', subject === undefined ? reason : text('notices.of', { subject, reason }));
  });
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { action, mutation } = event;
        // The cache is cleared at sign-out, so that the next viewer does not see a previous viewer's failed writes.
        const isRemoved = !cache.getAll().includes(mutation);
        if (!isRemoved && mutation.meta?.failure !== 'shown') showFailure(action.error, mutation.meta?.subject);
      }),
    [cache],
  );
}
