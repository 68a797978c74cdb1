import { createContext, type ReactNode, useContext } from 'react';
import type { Notify } from './feature.ts';
import { useFailureToasts } from './writing/use-failure-toasts.ts';

const NotifyContext = createContext<Notify>(() => {});

/** Shows toasts to everything below: the requested ones, and one for each failed write. */
export function NotifyProvider({ value, children }: { value: Notify; children: ReactNode }) {
  useFailureToasts(value);
  return <NotifyContext value={value}>{children}</NotifyContext>;
}

/** Shows a toast; the first call loads the toast's code. */
export const useNotify = (): Notify => useContext(NotifyContext);
