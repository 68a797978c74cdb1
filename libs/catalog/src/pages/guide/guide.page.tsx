import { definePage, type PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../../options.ts';
import { Guide } from './guide.tsx';
import { listNamedEvents } from '../../components/list/named-events.ts';
import { createGuideQueries } from '../../api/guide-queries.ts';

/** The page /channels/: the programmes of all channels, yesterday, today and tomorrow. */
export const guidePage = ({ home: { scope } }: CatalogOptions): PageModule =>
  definePage({
    queries: (context, readKnownData) => createGuideQueries(scope, context, readKnownData),
    Page: ({ queries: { channels } }) => <Guide channels={channels} />,
    meta(context, { channels }) {
      const text = context.texts('catalog');
      return {
        title: text('guide.title'),
        description: text('guide.description'),
        lists: listNamedEvents(channels, context),
      };
    },
  });
