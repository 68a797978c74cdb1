import {
  accountDeletion,
  accountNavigation,
  fill,
  type PageModule,
  type PageRoute,
  type SlotFill,
  signUpStep,
} from '@touchline/feature-kit';
import type { CommerceOptions } from '../options.ts';
import type { Provider } from '../providers/provider.ts';
import { cardAddress } from './account-addresses.ts';
import { stepPath } from '../sign-up/paths.ts';

const loadPages = () => import('./account.page.tsx');
const loadSteps = () => import('../sign-up/subscription-step.page.tsx');

const createAccountRoute = (page: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `commerce/account:${page}`,
  path,
  access: 'member',
  places: ['account'],
  lazy,
});

const createStepRoute = (page: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `commerce/subscription-step:${page}`,
  path,
  access: 'member',
  layout: 'auth',
  places: ['auth', 'card'],
  lazy,
});

/** The account's pages for purchases, and the sign-up steps (specification, section 2). */
export const createAccountRoutes = (
  customer: CommerceOptions,
  loadProvider: (() => Promise<Provider>) | undefined,
): PageRoute[] => [
  createAccountRoute('subscriptions', 'account/subscription', async () =>
    (await loadPages()).subscriptionsPage(customer),
  ),
  createAccountRoute('subscription', 'account/subscription/:id', async () => (await loadPages()).subscriptionPage()),
  createAccountRoute('tickets', 'account/ppv', async () => (await loadPages()).ticketsPage()),
  createAccountRoute('ticket', 'account/ppv/:id', async () => (await loadPages()).ticketPage()),
  createAccountRoute('billing', 'account/billing', async () =>
    (await loadPages()).billingPage(customer.payment !== undefined),
  ),
  {
    // Only pages with this flag load the provider's own fields (docs/decisions/0042).
    ...createAccountRoute('card', cardAddress, async () =>
      (await import('./new-card.page.tsx')).newCardPage(loadProvider),
    ),
    pays: true,
  },
  createStepRoute('offers', 'auth/sign-up/subscription', async () =>
    (await loadSteps()).subscriptionStepPage(customer),
  ),
  createStepRoute('code', 'auth/sign-up/subscription/code', async () => (await loadSteps()).codeStepPage()),
];

/** The account's links to these pages, and the link of the sign-up step. */
export const accountFills: SlotFill[] = [
  fill(accountNavigation, async () => (await import('./links.account.tsx')).CommerceLinks, 5),
  fill(accountDeletion, async () => (await import('./lost-access.tsx')).LostAccess),
  signUpStep(stepPath, async () => (await import('../sign-up/step-link.auth.tsx')).SubscriptionStepLink, 40),
];
