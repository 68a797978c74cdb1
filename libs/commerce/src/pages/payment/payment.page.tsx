import { definePage, type PageModule } from '@touchline/feature-kit';
import { FocusRestorer } from '../../components/focus-restorer.tsx';
import type { PaymentPage } from '../../paths.ts';
import { PaymentStatusPage } from './payment-page.tsx';

/** /payment/processing, /payment/success, /payment/failure */
export const paymentPage = (page: PaymentPage): PageModule =>
  definePage({
    Page: () => (
      <FocusRestorer>
        <PaymentStatusPage page={page} />
      </FocusRestorer>
    ),
    meta: ({ texts }) => ({ title: texts('commerce')(`payment.${page}`), noIndex: true }),
  });
