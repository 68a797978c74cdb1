import type { PageMeta } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import type { PageState, RenderResult } from '@touchline/feature-kit/rendering';

/** The server bundle's result for a page. */
export const createRendered = (overrides: Partial<RenderResult> = {}): RenderResult => ({
  status: 200,
  html: '<p>hello</p>',
  title: 'Live',
  meta: { title: 'Live', jsonLd: [{ name: '</script><script>alert(1)</script>' }] } satisfies PageMeta,
  route: null,
  site: createSiteConfig(),
  state: createState(),
  isComplete: true,
  ...overrides,
});

export const createState = (overrides: Partial<PageState> = {}): PageState => ({
  build: 'b1',
  now: 0,
  page: null,
  data: { outcome: { kind: 'page' }, meta: { title: '' } },
  queries: [],
  ...overrides,
});
