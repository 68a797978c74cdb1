import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { LiveList } from './live-list.tsx';
import { liveMeta, loadLive } from './load-live.ts';

/** Everything that is live. */
export function livePage({ home: { scope } }: CatalogOptions): PageModule {
  return {
    Page: () => <LiveList scope={scope} sportType={undefined} />,
    load: (context) => loadLive(context, scope),
    meta: liveMeta,
  };
}
