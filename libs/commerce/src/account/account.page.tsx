import type { PageModule } from '@touchline/feature-kit';
import type { CommerceOptions } from '../options.ts';
import { Billing } from './billing.tsx';
import { Contract } from './contract.tsx';
import { defineAccountPage } from './define-account-page.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { Tickets } from './tickets.tsx';

const Subscription = () => <Contract kind="subscription" />;
const Ticket = () => <Contract kind="ppv" />;

/** /account/subscription */
export const subscriptionsPage = (customer: CommerceOptions): PageModule =>
  defineAccountPage('everywhere.account.subscription', () => <Subscriptions customer={customer} />);
/** /account/subscription/{id} */
export const subscriptionPage = (): PageModule => defineAccountPage('everywhere.account.subscription', Subscription);
/** /account/ppv */
export const ticketsPage = (): PageModule => defineAccountPage('everywhere.account.ppv', Tickets);
/** /account/ppv/{id} */
export const ticketPage = (): PageModule => defineAccountPage('everywhere.account.ppv', Ticket);
/** /account/billing */
export const billingPage = (hasProvider: boolean): PageModule =>
  defineAccountPage('everywhere.account.billing', () => <Billing hasProvider={hasProvider} />);
