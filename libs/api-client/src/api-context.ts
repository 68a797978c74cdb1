import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the page's API client. */
export const ApiProvider = ApiContext.Provider;

/** The page's API client. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
