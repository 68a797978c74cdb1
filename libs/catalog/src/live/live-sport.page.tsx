import type { PageModule } from '@touchline/feature-kit';
import { useParams } from 'react-router-dom';
import type { CatalogOptions } from '../options.ts';
import { LiveList } from './live-list.tsx';
import { liveMeta, loadLive } from './load-live.ts';

/** The live matches of one sport; an unknown sport is a page that does not exist. */
export function liveSportPage({ home: { scope } }: CatalogOptions): PageModule {
  return {
    Page: function LiveSport() {
      const { sportType } = useParams();
      return <LiveList scope={scope} sportType={sportType} />;
    },
    load: (context) => loadLive(context, scope),
    meta: liveMeta,
  };
}
