import { createContext, useContext } from 'react';
import type { Notify } from './feature.ts';

const NotifyContext = createContext<Notify>(() => {});

export const NotifyProvider = NotifyContext.Provider;

/** Shows a toast; what shows it is loaded with the first one. */
export const useNotify = (): Notify => useContext(NotifyContext);
