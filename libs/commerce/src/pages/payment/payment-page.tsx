import { Navigate, useSearchParams } from 'react-router-dom';
import { paymentPath, type PaymentPage } from '../../paths.ts';
import { getPaymentId } from '../../state/purchase/purchase-machine.ts';
import { toDeclineState } from '../../components/payment/get-decline-text.ts';
import { PaymentFailed, NoPayment, PaidNotice, Processing, PaymentNotSent } from './payment-state.tsx';
import { type PaymentState, usePayment } from '../../components/payment/use-payment.ts';

/** The page that shows each status. */
const pageByStatus: Readonly<Record<PaymentState['kind'], PaymentPage | undefined>> = {
  asking: undefined,
  pending: 'processing',
  approved: 'success',
  declined: 'failure',
  absent: 'failure',
  missing: undefined,
  none: undefined,
};

/** One of the payment's three pages. It redirects to the page of the current status. */
export function PaymentStatusPage({ page }: { page: PaymentPage }) {
  const payment = usePayment(useSearchParams()[0].get('id') ?? '');
  const { paymentState, purchase } = payment;
  const id = purchase ? getPaymentId(purchase) : payment.id;
  const statusPage = pageByStatus[paymentState.kind];
  const { laterPurchaseId, formAt } = payment;
  // The viewer has tried another card since, and its result counts.
  if (laterPurchaseId !== undefined) return <Navigate to={paymentPath('processing', laterPurchaseId)} replace />;
  if (paymentState.kind === 'declined' && purchase && formAt !== undefined)
    return <Navigate to={formAt} state={toDeclineState(paymentState.reason)} replace />;
  if (statusPage !== undefined && statusPage !== page) return <Navigate to={paymentPath(statusPage, id)} replace />;
  switch (paymentState.kind) {
    case 'none':
      return <NoPayment isUnknown={id !== ''} />;
    case 'missing':
      return <NoPayment isUnknown formAt={formAt} />;
    case 'approved':
      return <PaidNotice payment={payment} contract={paymentState.contract} />;
    case 'declined':
      return <PaymentFailed payment={payment} reason={paymentState.reason} />;
    case 'absent':
      return <PaymentNotSent payment={payment} />;
    default:
      return <Processing payment={payment} pendingState={paymentState.kind === 'pending' ? paymentState : undefined} />;
  }
}
