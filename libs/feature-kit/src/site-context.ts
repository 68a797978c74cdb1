import { createContext, useContext } from 'react';
import type { SiteConfig } from './site.ts';

const SiteContext = createContext<SiteConfig | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The customer of this page. For the shell and the kit libraries; a feature uses its own options. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
