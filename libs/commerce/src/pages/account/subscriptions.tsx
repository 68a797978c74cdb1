import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { CutNote, SectionProblem } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useNow, useText } from '@touchline/i18n';
import { EmptyState, IconCircleCheck, Skeleton } from '@touchline/ui-kit';
import { Offers } from '../../components/offers/offers.tsx';
import type { CommerceOptions } from '../../options.ts';
import { buyPath, subscriptionPath } from '../../paths.ts';
import { useIsCut } from '../../api/cut-lists.ts';
import { contractsQuery } from '../../api/personal-queries.ts';
import { AccountHead } from './account-head.tsx';
import { CodeLink } from './code-link.tsx';
import { ContractList } from './contract-list.tsx';
import { Panel } from './panel.tsx';
import { getSubscriptionStatus } from '../../components/account/subscription-status.ts';

/** The viewer's current and past subscriptions, and the subscriptions on sale. */
export function Subscriptions({ customer }: { customer: CommerceOptions }) {
  const text = useText('commerce');
  return (
    <>
      <AccountHead title={text('everywhere.account.subscription')} introduction={text('account.subscription.lead')} />
      <SubscriptionList />
      <Offers
        heading={text('account.subscription.offers')}
        getPath={(id) => buyPath({ kind: 'subscription', id }, subscriptionPath)}
        customer={customer}
      />
      <CodeLink />
    </>
  );
}

function SubscriptionList() {
  const text = useText('commerce');
  const viewer = useViewer()?.id;
  const now = useNow(60_000);
  const query = contractsQuery(useApi(), viewer);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const isCut = useIsCut(query.queryKey);
  if (!data && isError) return <SectionProblem isWholePage isLoading={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Panel heading={text('account.subscription.mine')}>
        <Skeleton blockSize="72px" radius="m" />
      </Panel>
    );
  }
  const subscriptions = data.filter(({ type }) => type !== 'PPV');
  const hasEnded = (contract: (typeof subscriptions)[number]) => getSubscriptionStatus(contract, now) === 'ended';
  const [current, pastSubscriptions] = [
    subscriptions.filter((contract) => !hasEnded(contract)),
    subscriptions.filter(hasEnded),
  ];
  return (
    <>
      {current.length > 0 ? (
        <ContractList heading={text('account.subscription.mine')} contracts={current} />
      ) : (
        <EmptyState
          compact
          level={2}
          icon={<IconCircleCheck size="l" />}
          heading={text('account.subscription.emptyTitle')}
        >
          {text('account.subscription.emptyText')}
        </EmptyState>
      )}
      {pastSubscriptions.length > 0 && (
        <ContractList heading={text('account.subscription.past')} contracts={pastSubscriptions} />
      )}
      {isCut && <CutNote count={subscriptions.length} />}
    </>
  );
}
