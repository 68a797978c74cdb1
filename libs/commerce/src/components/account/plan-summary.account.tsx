import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { isNotOffered } from '@touchline/contract';
import { useLazyTexts, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconCircleCheck, Notice, Skeleton } from '@touchline/ui-kit';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { contractsQuery, creditCardQuery } from '../../api/personal-queries.ts';
import { getPrice } from '../../api/products/format-product.ts';
import type { ContractView } from '../../api/products/product-view.ts';
import { billingPath, contractPath, subscriptionPath } from '../../paths.ts';
import styles from './account.module.css';
import { getStatusText, getSubscriptionStatus } from './subscription-status.ts';

/** Tickets on the overview. The page of the tickets has all. */
const maxTickets = 3;

/**
 * On the account's overview: the viewer's subscriptions, each with its next payment, its end or its failed payment. A
 * viewer who buys single matches sees the tickets instead.
 */
export function PlanSummary() {
  useLazyTexts('commerce');
  const text = useText('commerce');
  const now = useNow(60_000);
  const { data, error, isFetching, refetch } = useQuery(contractsQuery(useApi(), useViewer()?.id));
  if (isNotOffered(error)) return null;
  const contracts = data?.filter((contract) => getSubscriptionStatus(contract, now) !== 'ended');
  const plans = contracts?.filter(({ type }) => type !== 'PPV');
  const tickets = contracts?.filter(({ type }) => type === 'PPV').slice(0, maxTickets) ?? [];
  if (plans?.length === 0 && tickets.length > 0)
    return (
      <PlanPanel heading={text('everywhere.account.ppv')}>
        <ul>
          {tickets.map((ticket) => (
            <PlanRow key={ticket.id} plan={ticket} now={now} />
          ))}
        </ul>
      </PlanPanel>
    );
  if (plans?.length === 0)
    return (
      <EmptyState
        compact
        level={2}
        icon={<IconCircleCheck size="l" />}
        heading={text('account.subscription.emptyTitle')}
        action={
          <ButtonLink render={(link) => <Link to={subscriptionPath} {...link} />}>
            {text('account.subscription.offers')}
          </ButtonLink>
        }
      >
        {text('account.subscription.emptyText')}
      </EmptyState>
    );
  return (
    <PlanPanel heading={text('account.plan.heading')}>
      {plans ? (
        <ul>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} now={now} />
          ))}
        </ul>
      ) : error ? (
        <SectionProblem isLoading={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton blockSize="72px" radius="m" />
      )}
    </PlanPanel>
  );
}

function PlanPanel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function PlanRow({ plan, now }: { plan: ContractView; now: number }) {
  const text = useText('commerce');
  const formats = useFormats();
  const { data: card } = useQuery(creditCardQuery(useApi(), useViewer()?.id));
  const title = plan.title || text('account.untitled');
  const status = getSubscriptionStatus(plan, now);
  const price = getPrice(plan, formats);
  const hasFailed = plan.lastPayment?.status?.toUpperCase() === 'DECLINED';
  const isCharged = status === 'renews' && card !== null && price !== undefined && plan.endDate !== undefined;
  const statusText =
    status === 'pending'
      ? text('account.status.pending')
      : isCharged
        ? text('account.plan.next', { amount: price, date: formats.date(plan.endDate ?? '', now) })
        : getStatusText(plan, { text, formats, now, hasCard: card === undefined ? undefined : card !== null });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={contractPath(plan.type === 'PPV' ? 'ppv' : 'subscription', plan.id)}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        {statusText !== '' && <p className={styles.facts}>{statusText}</p>}
        {hasFailed && (
          <Notice tone="danger" action={<Link to={billingPath}>{text('everywhere.account.billing')}</Link>}>
            {text('account.plan.failed')}
          </Notice>
        )}
      </div>
    </li>
  );
}
