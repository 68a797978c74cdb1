import { eventPath, eventQuery, toEventView } from '@touchline/content';
import { definePage, needed, type PageModule } from '@touchline/feature-kit';
import { WaitingPage } from '../components/watch/waiting-page.pages.tsx';

/** Redirects the operator's reference id to the event's page: /redirect/events/{referenceId}/. */
export const redirectPage = (): PageModule =>
  definePage({
    queries: ({ api, param }) => ({
      event: needed(eventQuery(api, param('referenceId'), { idType: 'reference_id' }), 'event'),
    }),
    elsewhere: ({ texts }, { event }) => ({ moved: eventPath(toEventView(event, { text: texts('content') })) }),
    Page: WaitingPage,
    meta: () => ({ title: '', noIndex: true }),
  });
