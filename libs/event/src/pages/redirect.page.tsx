import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventPath, eventQuery, useEventViews } from '@touchline/content';
import { PortalError, toPortalError } from '@touchline/contract';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { WaitingPage } from '../watch/waiting-page.tsx';

const referenceQuery = (api: PageContext['api'], reference: string) =>
  eventQuery(api, reference, { idType: 'reference_id' });

/** The operator's own number of an event leads to its page: /redirect/events/{referenceId}/. */
function RedirectPage() {
  const { referenceId = '' } = useParams();
  const toView = useEventViews();
  const navigate = useNavigate();
  const { data, error } = useQuery(referenceQuery(useApi(), referenceId));
  const path = data && eventPath(toView(data));
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true });
  }, [navigate, path]);
  if (error && !data) throw error;
  return <WaitingPage />;
}

async function load({ api, queryClient, params }: PageContext): Promise<void> {
  await queryClient.fetchQuery(referenceQuery(api, params['referenceId'] ?? '')).catch((thrown: unknown) => {
    const error = toPortalError(thrown);
    if (error.code !== 'not_found') throw error;
    throw new PortalError('not_found', { status: 404, cause: { context: 'event' } });
  });
}

export function redirectPage(): PageModule {
  return { Page: RedirectPage, load, meta: () => ({ title: '', noIndex: true }) };
}
