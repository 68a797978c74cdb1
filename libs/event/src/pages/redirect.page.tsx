import { eventPath, eventQuery, toEventView } from '@touchline/content';
import { PortalError, toPortalError } from '@touchline/contract';
import type { PageContext, PageModule, PageMoved } from '@touchline/feature-kit';
import { WaitingPage } from '../watch/waiting-page.tsx';

/** The operator's own number of an event leads to its page: /redirect/events/{referenceId}/. */
async function load({ api, queryClient, params, texts }: PageContext): Promise<PageMoved> {
  const query = eventQuery(api, params['referenceId'] ?? '', { idType: 'reference_id' });
  const event = await queryClient.fetchQuery(query).catch((thrown: unknown) => {
    const error = toPortalError(thrown);
    if (error.code !== 'not_found') throw error;
    throw new PortalError('not_found', { status: 404, cause: { context: 'event' } });
  });
  return { to: eventPath(toEventView(event, { text: texts('content') })) };
}

export function redirectPage(): PageModule {
  return { Page: WaitingPage, load, meta: () => ({ title: '', noIndex: true }) };
}
