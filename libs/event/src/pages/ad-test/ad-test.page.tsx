import { eventListQuery } from '@touchline/content';
import { definePage, type PageModule } from '@touchline/feature-kit';
import type { EventOptions } from '../../options.ts';
import { AdTest } from './ad-test.tsx';

/**
 * The page /dev-ad-test (specification, section 2) for setting up an ad server. It is hidden from search engines, and
 * no page links to it.
 */
export const adTestPage = ({ ads }: EventOptions): PageModule =>
  definePage({
    queries: ({ api, now }) => ({
      videos: eventListQuery(api, { size: 24, filters: { status: ['archived', 'vod'] } }, now),
    }),
    Page: ({ queries: { videos } }) => <AdTest query={videos} hosts={ads?.hosts ?? []} />,
    meta: ({ texts }) => ({ title: texts('event')('adTest.title'), noIndex: true }),
  });
