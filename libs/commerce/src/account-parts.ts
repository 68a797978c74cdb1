import {
  accountDeletion,
  accountNavigation,
  accountOverview,
  type FeatureRoute,
  fill,
  type SlotFill,
  signUpStep,
} from '@touchline/feature-kit/manifest';
import type { CommerceOptions } from './options.ts';
import { createProviderLoader } from './api/providers/create-provider-loader.ts';
import { stepPath } from './sign-up-paths.ts';

type Route = FeatureRoute<CommerceOptions>;

const loadPages = () => import('./pages/account/account.page.tsx');
const loadSteps = () => import('./pages/sign-up/subscription-step.page.tsx');

const createAccountRoute = (page: string, path: string, load: Route['load']): Route => ({
  page: `commerce/account:${page}`,
  path,
  access: 'member',
  places: ['account'],
  load,
});

const createStepRoute = (page: string, path: string, load: Route['load']): Route => ({
  page: `commerce/subscription-step:${page}`,
  path,
  access: 'member',
  layout: 'auth',
  places: ['auth', 'card'],
  load,
});

/** The account's pages for purchases, and the sign-up steps (specification, section 2). */
export const accountRoutes: readonly Route[] = [
  createAccountRoute('subscriptions', 'account/subscription', async (customer) =>
    (await loadPages()).subscriptionsPage(customer),
  ),
  createAccountRoute('subscription', 'account/subscription/:id', async (customer) =>
    (await loadPages()).subscriptionPage(customer),
  ),
  createAccountRoute('tickets', 'account/ppv', async () => (await loadPages()).ticketsPage()),
  createAccountRoute('ticket', 'account/ppv/:id', async (customer) => (await loadPages()).ticketPage(customer)),
  createAccountRoute('billing', 'account/billing', async (customer) => (await loadPages()).billingPage(customer)),
  {
    // Only pages with this flag load the provider's own fields (docs/decisions/0042).
    ...createAccountRoute('card', 'account/billing/card', async (customer) =>
      (await import('./pages/account/new-card.page.tsx')).newCardPage(createProviderLoader(customer)),
    ),
    pays: true,
  },
  createStepRoute('offers', 'auth/sign-up/subscription', async (customer) =>
    (await loadSteps()).subscriptionStepPage(customer),
  ),
  createStepRoute('code', 'auth/sign-up/subscription/code', async () => (await loadSteps()).codeStepPage()),
];

/** The account's links to these pages, and the link of the sign-up step. */
export const accountFills = (): SlotFill[] => [
  fill(accountNavigation, async () => (await import('./components/account/links.account.tsx')).CommerceLinks, 5),
  fill(accountOverview, async () => (await import('./components/account/plan-summary.account.tsx')).PlanSummary),
  fill(accountDeletion, async () => (await import('./components/account/lost-access.tsx')).LostAccess),
  signUpStep(stepPath, async () => (await import('./components/step-link.auth.tsx')).SubscriptionStepLink, 40),
];
