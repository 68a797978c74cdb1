import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { toPortalError } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconTicket, Skeleton } from '@touchline/ui-kit';
import { Link, useParams } from 'react-router-dom';
import { ticketMatchesQuery } from '../../api/ticket-matches-query.ts';
import { contractQuery } from '../../api/personal-queries.ts';
import { TicketMatch } from '../../components/account/ticket-match.tsx';
import { AccountHead } from './account-head.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractFacts } from './contract-facts.tsx';
import { ContractInvoices } from './contract-invoices.tsx';
import type { CommerceOptions } from '../../options.ts';
import { Panel } from './panel.tsx';
import { ppvPath, subscriptionPath } from '../../paths.ts';

/** One purchase or redeemed code: its status, its contents, its payment, its buttons and its receipts. */
export function Contract({ kind, seller }: { kind: 'subscription' | 'ppv'; seller?: CommerceOptions['seller'] }) {
  const text = useText('commerce');
  const { id = '' } = useParams();
  const viewer = useViewer()?.id;
  const { data, error, isFetching, refetch } = useQuery(contractQuery(useApi(), viewer, id));
  const eventId = data?.eventId;
  const { data: ticketMatches } = useQuery(ticketMatchesQuery(useApi(), eventId === undefined ? [] : [eventId]));
  const path = kind === 'ppv' ? ppvPath : subscriptionPath;
  const back = { to: path, label: text(`everywhere.account.${kind}`) };
  if (!data && error && toPortalError(error).code === 'not_found') {
    return (
      <EmptyState
        level={1}
        icon={<IconTicket size="l" />}
        heading={text('account.contract.missing')}
        action={<ButtonLink render={(link) => <Link to={path} {...link} />}>{back.label}</ButtonLink>}
      />
    );
  }
  if (!data) {
    return (
      <>
        <AccountHead title={back.label} back={back} />
        {error ? (
          <SectionProblem isWholePage isLoading={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Panel>
            <Skeleton blockSize="240px" radius="m" />
          </Panel>
        )}
      </>
    );
  }
  return (
    <>
      <AccountHead title={data.title || text('account.untitled')} back={back} />
      <Panel heading={text('account.contract.heading')}>
        {ticketMatches?.matches.map((match) => (
          <TicketMatch key={match.id} match={match} />
        ))}
        <ContractFacts contract={data} />
        <ContractActions contract={data} />
      </Panel>
      <ContractInvoices contractId={data.id} seller={seller} />
    </>
  );
}
