import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { programmeQuery } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import { OnNow } from '../channel/on-now.tsx';
import { ProgrammeList } from '../channel/programme-list.tsx';
import { RelatedList } from '../related/related-list.tsx';
import { useSecondary } from '../related/use-secondary.ts';
import { WaitingPage } from '../watch/waiting-page.tsx';
import { WatchPage } from '../watch/watch-page.tsx';
import { loadWatchPage } from './load-watch-page.ts';
import { pageMeta } from './page-meta.ts';
import { type OpenWireEvent, useOpenEvent } from './use-open-event.ts';

function OpenChannel({ open }: { open: OpenWireEvent }) {
  const { event, view } = open;
  const { data: programmes = [] } = useSecondary('programme', useQuery(programmeQuery(useApi(), event)));
  return (
    <WatchPage
      open={open}
      bar={<OnNow programmes={programmes} about={view.description} />}
      below={<ProgrammeList programmes={programmes} />}
      rail={<RelatedList id={view.id} />}
    />
  );
}

/** A channel that is always on, with its programme: /channels/{eventId}/. */
function ChannelPage() {
  const open = useOpenEvent();
  return open ? <OpenChannel key={open.view.id} open={open} /> : <WaitingPage />;
}

export function channelPage(): PageModule {
  return { Page: ChannelPage, load: loadWatchPage, meta: pageMeta };
}
