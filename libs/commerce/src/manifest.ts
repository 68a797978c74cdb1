import { eventAccess, eventActions } from '@touchline/content/slots';
import { defineManifest, fill, type FeatureRoute, whileSignedIn } from '@touchline/feature-kit/manifest';
import { accountFills, accountRoutes } from './account-parts.ts';
import { type CommerceOptions, options } from './options.ts';
import { getPaymentSources, payment } from './payment-options.ts';
import { createProviderLoader } from './api/providers/create-provider-loader.ts';
import type { PaymentPage } from './paths.ts';

type Route = FeatureRoute<CommerceOptions>;

/** A payment page: only for signed-in viewers. */
const createPaymentRoute = (page: string, path: string, load: Route['load']): Route => ({
  page: `commerce/${page}`,
  path,
  access: 'member',
  pays: true,
  places: ['card'],
  load,
});

const createPaymentStatusRoute = (page: PaymentPage): Route =>
  createPaymentRoute(`payment:${page}`, `payment/${page}`, async () =>
    (await import('./pages/payment/payment.page.tsx')).paymentPage(page),
  );

const loadBuyPages = () => import('./pages/checkout/buy.page.tsx');

const toBuyOptions = (customer: CommerceOptions) => ({ customer, loadProvider: createProviderLoader(customer) });

/** Purchases: the feature of a portal whose customer.json has the key `commerce`. */
export const manifest = defineManifest<CommerceOptions>({
  id: 'commerce',
  options,
  customerKeys: { payment },
  requires: ['account'],
  requiresOneOf: ['payment'],
  // The payment provider's hosts, for the pages that take payments.
  csp: (customer) => (customer.payment ? { pay: getPaymentSources(customer.payment) } : {}),
  routes: [
    createPaymentRoute('buy:ticket', 'account/ppv/buy/:eventId', async (customer) =>
      (await loadBuyPages()).buyTicketPage(toBuyOptions(customer)),
    ),
    createPaymentRoute('buy:subscription', 'account/subscription/buy/:id', async (customer) =>
      (await loadBuyPages()).buySubscriptionPage(toBuyOptions(customer)),
    ),
    {
      ...createPaymentRoute('buy:step', 'auth/sign-up/subscription/buy/:id', async (customer) =>
        (await loadBuyPages()).buyStepPage(toBuyOptions(customer)),
      ),
      layout: 'auth',
      places: ['auth', 'card'],
    },
    createPaymentStatusRoute('processing'),
    createPaymentStatusRoute('success'),
    createPaymentStatusRoute('failure'),
    {
      page: 'commerce/code',
      path: 'code',
      secret: true,
      unlisted: true,
      places: ['card'],
      load: async () => (await import('./pages/code/code.page.tsx')).codePage(),
    },
    ...accountRoutes,
  ],
  fills: (customer) => [
    fill(eventAccess, async () =>
      (await import('./components/purchase-options/purchase-options-button.event.tsx')).createPurchaseOptions(customer),
    ),
    fill(eventActions, async () => (await import('./components/purchase-options/access-end.event.tsx')).AccessEnd),
    ...accountFills(),
  ],
  start: async () => (context) =>
    whileSignedIn(context.atoms, async () => {
      const { syncPurchases } = await import('./state/viewer-data/sync-purchases.ts');
      return (viewer) => syncPurchases(context, viewer);
    }),
});
