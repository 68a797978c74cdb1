import { createI18n } from '@touchline/i18n';
import { english } from '@touchline/i18n/testing';
import { createPageContext, type PageContextParts, type PageVisit } from '../page/page-context.ts';
import type { PageContext } from '../page/page.ts';
import { createSiteConfig } from './site.ts';

type TestContextParts = Pick<PageContextParts, 'api' | 'queryClient'> & Partial<PageContextParts>;

export interface TestVisit extends TestContextParts {
  /** The page's address without its origin. */
  path?: string | undefined;
  params?: PageVisit['params'] | undefined;
  now?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A page's context for tests: in English, for a site with defaults only. */
export function createPageContextWith({ path = '/', params = {}, now = 0, signal, ...parts }: TestVisit): PageContext {
  return createPageContext(
    { site: createSiteConfig(), locale: 'en', i18n: createI18n({ locale: 'en', resources: english }), ...parts },
    { url: new URL(path, 'https://portal.example'), params, now, signal: signal ?? new AbortController().signal },
  );
}
