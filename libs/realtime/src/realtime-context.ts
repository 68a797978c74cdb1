import { createContext, useContext } from 'react';
import type { Realtime } from './realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** Provides the page's realtime; null on the server. */
export const RealtimeProvider = RealtimeContext.Provider;

/** The page's realtime; null without a provider. */
export function useRealtime(): Realtime | null {
  return useContext(RealtimeContext);
}
