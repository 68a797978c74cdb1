import { definePage, type PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { Guide } from './guide.tsx';
import { guideQueries } from './guide-queries.ts';

/** What is on all channels, yesterday, today and tomorrow: /channels/. */
export const guidePage = ({ home: { scope } }: CatalogOptions): PageModule =>
  definePage({
    queries: (context, known) => guideQueries(scope, context, known),
    Page: ({ queries: { channels } }) => <Guide channels={channels} />,
    meta({ texts }) {
      const text = texts('catalog');
      return { title: text('guide.title'), description: text('guide.description') };
    },
  });
