import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventQuery } from '@touchline/content';
import { definePage, type PageModule, signUpFrame, Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FocusRestorer } from '../../components/focus-restorer.tsx';
import {
  getProductCoverage,
  getTicketCoverage,
  type ProductCoverage,
  parseTime,
} from '../../components/included/coverage-of-product.ts';
import { useContracts } from '../../components/included/use-contracts.ts';
import type { CommerceOptions } from '../../options.ts';
import type { Provider } from '../../api/providers/provider.ts';
import { eventPath } from '../../paths.ts';
import { subscriptionQuery } from '../../api/product-queries.ts';
import { ticketQuery } from '../../api/ticket-query.ts';
import { BuyPage } from './buy-page.tsx';
import styles from '../../components/checkout/checkout.module.css';

interface BuyOptions {
  customer: CommerceOptions;
  loadProvider: (() => Promise<Provider>) | undefined;
}

function Page({ children }: { children: ReactNode }) {
  const text = useText('commerce');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('checkout.title')}</h1>
      <FocusRestorer>{children}</FocusRestorer>
    </div>
  );
}

function Ticket(options: BuyOptions) {
  const { eventId = '' } = useParams();
  const { data, error, refetch } = useQuery(ticketQuery(useApi(), eventId));
  const { data: event, isPending } = useQuery(eventQuery(useApi(), eventId));
  const contracts = useContracts();
  const startMs = parseTime(event?.event_date ?? event?.game_start_date);
  function getCoverageAt(now: number): ProductCoverage | undefined {
    if (!data?.ticket) return { kind: 'neither' };
    // No contract of a viewer without contracts covers the match, so the page need not wait for the match.
    if (!contracts || (contracts.length > 0 && isPending)) return undefined;
    return getTicketCoverage(data.ticket, data.passes, contracts, { now, startMs });
  }
  return (
    <BuyPage
      {...options}
      target={{ kind: 'ticket', id: eventId }}
      query={{ data: data?.ticket, error, refetch }}
      getCoverageAt={getCoverageAt}
      defaultReturnPath={eventPath(eventId)}
    />
  );
}

function Subscription({ defaultReturnPath, ...options }: BuyOptions & { defaultReturnPath: string }) {
  const { id = '' } = useParams();
  const query = useQuery(subscriptionQuery(useApi(), id));
  const contracts = useContracts();
  return (
    <BuyPage
      {...options}
      target={{ kind: 'subscription', id }}
      query={query}
      getCoverageAt={(now) =>
        query.data ? contracts && getProductCoverage(query.data, contracts, now) : { kind: 'neither' }
      }
      defaultReturnPath={defaultReturnPath}
    />
  );
}

const buyPage = (content: () => ReactNode): PageModule =>
  definePage({
    Page: () => content(),
    meta: ({ texts }) => ({ title: texts('commerce')('checkout.title'), noIndex: true }),
  });

/** /account/ppv/buy/{eventId} */
export const buyTicketPage = (options: BuyOptions): PageModule =>
  buyPage(() => (
    <Page>
      <Ticket {...options} />
    </Page>
  ));

/** /account/subscription/buy/{id} */
export const buySubscriptionPage = (options: BuyOptions): PageModule =>
  buyPage(() => (
    <Page>
      <Subscription {...options} defaultReturnPath="/" />
    </Page>
  ));

/** /auth/sign-up/subscription/buy/{id}: a subscription's page as a sign-up step, from which the sign-up continues. */
export const buyStepPage = (options: BuyOptions): PageModule =>
  buyPage(() => (
    <Slot
      of={signUpFrame}
      props={{
        children: (
          <Page>
            <Subscription {...options} defaultReturnPath="/" />
          </Page>
        ),
      }}
    />
  ));
