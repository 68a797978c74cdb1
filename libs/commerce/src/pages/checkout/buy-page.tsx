import { toPortalError } from '@touchline/contract';
import { readReturnTo, useErrorText, useViewer } from '@touchline/feature-kit';
import { useNow, useText } from '@touchline/i18n';
import { Button, ErrorState } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasOfferEnded, hasPrice, hasOfferNotBegun, type ProductView } from '../../api/products/product-view.ts';
import { paymentPath } from '../../paths.ts';
import { getPurchase, listUnreportedPurchases } from '../../state/purchase/purchase-store.ts';
import { getPaymentId, type Purchase, type PurchaseTarget } from '../../state/purchase/purchase-machine.ts';
import { isProductHeld, type ProductCoverage } from '../../components/included/coverage-of-product.ts';
import { Checkout, CheckoutSkeleton, type CheckoutProps } from './checkout.tsx';
import { CoveredNotice } from './covered.tsx';
import { NotSold, NotYetSold } from './not-for-sale.tsx';

interface BuyPageProps extends Pick<CheckoutProps, 'customer' | 'loadProvider'> {
  target: PurchaseTarget;
  /** The product; null if it is not on sale. */
  query: { data: ProductView | null | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /**
   * The product's relation to the viewer's contracts; undefined until they are loaded.
   * @param now milliseconds since the epoch
   */
  getCoverageAt: (now: number) => ProductCoverage | undefined;
  /** The path after the purchase, unless the address has a `returnTo`. */
  defaultReturnPath: string;
}

/**
 * Whether a charge has just succeeded and no page has shown it, because the form was reloaded before the response.
 */
const isUnreported = ({ viewer, key, contractId, told }: Purchase): boolean =>
  contractId !== undefined && !told && listUnreportedPurchases(viewer).some((purchase) => purchase.key === key);

/** The content of a page that sells one product, in each of its states. */
export function BuyPage(page: BuyPageProps) {
  const { target, query, getCoverageAt, defaultReturnPath, customer, loadProvider } = page;
  const text = useText('commerce');
  const errorText = useErrorText();
  const { search } = useLocation();
  const viewer = useViewer()?.id;
  const { data: product, error, refetch } = query;
  const returnPath = readReturnTo(search);
  const returnTo = returnPath === '/' ? defaultReturnPath : returnPath;
  // Read once when the page opens, because a redeemed code also stores a purchase.
  const earlierPurchase = useMemo(
    () => (viewer === undefined ? undefined : getPurchase(viewer, { kind: target.kind, id: target.id })),
    [viewer, target.kind, target.id],
  );
  const now = useNow(10_000);
  // Read once when the page opens, so that a form in use closes only after the backend's refusal.
  const [openedAtMs] = useState(now);
  const [isBuyingAnyway, setIsBuyingAnyway] = useState(false);
  // The contract may arrive before the payment's page opens.
  const [isPaying, setIsPaying] = useState(false);
  // The backend may have charged for this purchase, so the payment's status comes first.
  if (earlierPurchase && (earlierPurchase.state === 'sent' || isUnreported(earlierPurchase)))
    return <Navigate to={paymentPath('processing', getPaymentId(earlierPurchase))} replace />;
  if (product === undefined && error && toPortalError(error).code !== 'not_found')
    return (
      <ErrorState
        heading={text('checkout.failed')}
        level={2}
        action={<Button onClick={() => void refetch()}>{text('tryAgain')}</Button>}
      >
        {errorText(error)}
      </ErrorState>
    );
  const coverage = getCoverageAt(now);
  if ((product === undefined && !error) || coverage === undefined) return <CheckoutSkeleton />;
  if (coverage.kind === 'covered' && !isBuyingAnyway && !isPaying) {
    const isAlreadyHeld = product && isProductHeld(product, coverage);
    return (
      <CoveredNotice
        coverage={coverage}
        returnTo={returnTo}
        onBuyAnyway={isAlreadyHeld ? undefined : () => setIsBuyingAnyway(true)}
      />
    );
  }
  if (!product || hasOfferEnded(product, openedAtMs)) return <NotSold returnTo={returnTo} />;
  if (!hasPrice(product) && !isPaying) return <NotSold returnTo={returnTo} isUnpriced />;
  // The clock replaces this notice with the form when the sale begins.
  if (product.startDate !== undefined && hasOfferNotBegun(product, now))
    return <NotYetSold saleStart={product.startDate} returnTo={returnTo} />;
  return (
    <Checkout
      target={target}
      product={product}
      coverage={coverage}
      evenIfCovered={isBuyingAnyway}
      onBuyAnyway={() => setIsBuyingAnyway(true)}
      onPayingChange={setIsPaying}
      returnTo={returnTo}
      customer={customer}
      loadProvider={loadProvider}
    />
  );
}
