import { definePage, type PageModule } from '@touchline/feature-kit';
import { FocusKeeper } from '../focus-keeper.tsx';
import type { PaymentPage } from '../purchase/paths.ts';
import { PaymentTold } from './payment-page.tsx';

/** /payment/processing, /payment/success, /payment/failure */
export const paymentPage = (page: PaymentPage): PageModule =>
  definePage({
    Page: () => (
      <FocusKeeper>
        <PaymentTold page={page} />
      </FocusKeeper>
    ),
    meta: ({ texts }) => ({ title: texts('commerce')(`payment.${page}`), noIndex: true }),
  });
