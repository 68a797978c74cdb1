import { eventAccess, eventActions } from '@touchline/content';
import { defineFeature, fill, type PageModule, type PageRoute, whileSignedIn } from '@touchline/feature-kit';
import { accountFills, createAccountRoutes } from './account/account-parts.ts';
import type { CommerceOptions } from './options.ts';
import type { PaymentPage } from './purchase/paths.ts';

/** A payment page: only for signed-in viewers. */
const createPaymentRoute = (page: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `commerce/${page}`,
  path,
  access: 'member',
  pays: true,
  places: ['card'],
  lazy,
});

const createPaymentStatusRoute = (page: PaymentPage): PageRoute =>
  createPaymentRoute(`payment:${page}`, `payment/${page}`, async () =>
    (await import('./payment/payment.page.tsx')).paymentPage(page),
  );

/** Purchases: the feature of a portal whose customer.json has the key `commerce`. */
export const feature = defineFeature<CommerceOptions>({
  id: 'commerce',
  contribute(customer) {
    const loadBuyPages = async () => import('./checkout/buy.page.tsx');
    const { payment } = customer;
    const options = {
      customer,
      loadProvider: payment && (async () => (await import('./providers/load-provider.ts')).loadProvider(payment)),
    };
    return {
      routes: [
        createPaymentRoute('buy:ticket', 'account/ppv/buy/:eventId', async () =>
          (await loadBuyPages()).buyTicketPage(options),
        ),
        createPaymentRoute('buy:subscription', 'account/subscription/buy/:id', async () =>
          (await loadBuyPages()).buySubscriptionPage(options),
        ),
        {
          ...createPaymentRoute('buy:step', 'auth/sign-up/subscription/buy/:id', async () =>
            (await loadBuyPages()).buyStepPage(options),
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
          lazy: async () => (await import('./codes/code.page.tsx')).codePage(),
        },
        ...createAccountRoutes(customer, options.loadProvider),
      ],
      fills: [
        fill(eventAccess, async () =>
          (await import('./purchase-options/purchase-options-button.event.tsx')).createPurchaseOptions(customer),
        ),
        fill(eventActions, async () => (await import('./purchase-options/access-end.event.tsx')).AccessEnd),
        ...accountFills,
      ],
      start: async () => (context) =>
        whileSignedIn(context.atoms, async () => {
          const { syncPurchases } = await import('./viewer-data/sync-purchases.ts');
          return (viewer) => syncPurchases(context, viewer);
        }),
    };
  },
});
