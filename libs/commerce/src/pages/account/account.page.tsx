import type { PageModule } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { CommerceOptions } from '../../options.ts';
import { Contract } from './contract.tsx';
import { defineAccountPage } from './define-account-page.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { Tickets } from './tickets.tsx';
import { AccountHead } from './account-head.tsx';
import { Invoices } from './invoices.tsx';
import { StoredCard } from './stored-card.tsx';

/** The stored card and the invoices. Each loads and fails independently. */
function Billing({ customer }: { customer: CommerceOptions }) {
  const text = useText('commerce');
  return (
    <>
      <AccountHead title={text('everywhere.account.billing')} introduction={text('account.billing.lead')} />
      <StoredCard mayReplace={customer.payment !== undefined} />
      <Invoices seller={customer.seller} />
    </>
  );
}

/** /account/subscription */
export const subscriptionsPage = (customer: CommerceOptions): PageModule =>
  defineAccountPage('everywhere.account.subscription', () => <Subscriptions customer={customer} />);
/** /account/subscription/{id} */
export const subscriptionPage = ({ seller }: CommerceOptions): PageModule =>
  defineAccountPage('everywhere.account.subscription', () => <Contract kind="subscription" seller={seller} />);
/** /account/ppv */
export const ticketsPage = (): PageModule => defineAccountPage('everywhere.account.ppv', Tickets);
/** /account/ppv/{id} */
export const ticketPage = ({ seller }: CommerceOptions): PageModule =>
  defineAccountPage('everywhere.account.ppv', () => <Contract kind="ppv" seller={seller} />);
/** /account/billing */
export const billingPage = (customer: CommerceOptions): PageModule =>
  defineAccountPage('everywhere.account.billing', () => <Billing customer={customer} />);
