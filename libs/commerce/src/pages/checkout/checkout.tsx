import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import {
  Button,
  Checkbox,
  IconCreditCard,
  IconKeyRound,
  IconLock,
  joinClasses,
  Notice,
  Skeleton,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CodeButton } from '../../components/codes/code-button.tsx';
import { CodeForm } from '../../components/codes/code-form.tsx';
import { useCode } from '../../components/codes/use-code.ts';
import type { ProductCoverage } from '../../components/included/coverage-of-product.ts';
import { usePendingContract } from '../../components/included/use-pending-contract.ts';
import type { CommerceOptions } from '../../options.ts';
import { isFree, type ProductView } from '../../api/products/product-view.ts';
import { getPrice } from '../../api/products/format-product.ts';
import type { Provider } from '../../api/providers/provider.ts';
import { readDeclineReason, getDeclineText } from '../../components/payment/get-decline-text.ts';
import { RemotePaymentNotice } from '../../components/payment/unfinished.tsx';
import { recordRedemption, getPurchase } from '../../state/purchase/purchase-store.ts';
import { eventPath } from '../../paths.ts';
import type { PurchaseTarget } from '../../state/purchase/purchase-machine.ts';
import { toPurchaseEvent } from '../../state/purchase/settle-purchase.ts';
import { creditCardQuery } from '../../api/personal-queries.ts';
import { ChoiceCard } from '../../components/purchase-options/choice-card.tsx';
import { getBrand, getExpiry, hasExpired, getLastDigits } from '../../components/checkout/format-card.ts';
import styles from '../../components/checkout/checkout.module.css';
import { CoveredNotice } from './covered.tsx';
import { LegalLinks } from './legal-links.tsx';
import { NewCard, type NewCardSource, type WalletOrder } from '../../components/checkout/new-card.tsx';
import { NotSold } from './not-for-sale.tsx';
import { AmountDue, OrderSummary } from './order-summary.tsx';
import type { ChosenCard } from '../../state/purchase/order.ts';
import { usePaying } from './use-paying.ts';

export interface CheckoutProps {
  target: PurchaseTarget;
  product: ProductView;
  /** The product's relation to the viewer's contracts. */
  coverage: ProductCoverage;
  /** The viewer knows that their contracts cover the whole product, and buys it anyway. */
  evenIfCovered: boolean;
  onBuyAnyway: () => void;
  /** Called with true while a payment runs or the page of the paid order opens. */
  onPayingChange: (isPaying: boolean) => void;
  /** The page after the purchase, as a path without the locale's prefix. */
  returnTo: string;
  customer: CommerceOptions;
  /** Loads the payment provider; undefined without a provider, so that only stored cards and codes pay. */
  loadProvider: (() => Promise<Provider>) | undefined;
}

/** After this time a pending payment may never end. Its warning stays, and the form can be paid again. */
const maxPendingMs = 3_600_000;

type PaymentMethod = 'stored' | 'new' | 'code';

/**
 * Pays for one product: with the stored card, with the provider's wallet, with a new card in the provider's own fields,
 * or with an access code.
 */
export function Checkout(checkout: CheckoutProps) {
  const { target, product, coverage, evenIfCovered, onBuyAnyway, onPayingChange, returnTo, customer, loadProvider } =
    checkout;
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const viewer = useViewer()?.id;
  const { data: card, isPending } = useQuery(creditCardQuery(useApi(), viewer));
  const declineReason = readDeclineReason(state);
  const { isBusy, problem, hasNoCard, isGone, isCovered, pay } = usePaying();
  const [submittedCard, setSubmittedCard] = useState<ChosenCard['card']>();
  const [isOpening, setIsOpening] = useState(false);
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod>();
  const [newCard, setNewCard] = useState<NewCardSource | null>(null);
  const [isStoreCardTicked, setIsStoreCardTicked] = useState(false);
  const isStoringRequired = product.autoRenew && product.type !== 'PPV';
  const order = {
    ...target,
    title: product.title,
    price: product.price,
    currency: product.currency,
    evenIfCovered: evenIfCovered || undefined,
    returnTo,
    formAt: pathname + search,
  };
  const code = useCode({
    eventId: target.kind === 'ticket' ? target.id : undefined,
    product,
    onOpened(eventId, title) {
      setIsOpening(true);
      if (viewer !== undefined) recordRedemption({ ...order, viewer, title: title || product.title });
      void navigate(eventId === undefined ? returnTo : eventPath(eventId), { replace: true });
    },
  });
  const isPaying = isBusy || code.isBusy || isOpening;
  useEffect(() => onPayingChange(isPaying), [isPaying, onPayingChange]);
  useCheckoutTracking(order);
  usePreloadPaymentPage();

  const expiry = card ? getExpiry(card) : undefined;
  const isCardUsable = card != null && !hasNoCard && !hasExpired(card, now);
  // A backend may require a card even if the price is zero.
  const needsNoCard = isFree(product) && !hasNoCard;
  const defaultMethod: PaymentMethod = isCardUsable || needsNoCard ? 'stored' : loadProvider ? 'new' : 'code';
  const paymentMethod =
    chosenMethod === undefined || needsNoCard || (chosenMethod === 'stored' && !isCardUsable)
      ? defaultMethod
      : chosenMethod;
  const isPaidByCode = paymentMethod === 'code';
  // A contract by access code never renews.
  const orderedProduct = isPaidByCode ? { ...product, autoRenew: false } : product;
  const price = getPrice(isPaidByCode ? { ...product, price: '0' } : product, formats);
  const shouldStore = isStoringRequired || isStoreCardTicked;
  const source = paymentMethod === 'stored' ? ({ card: 'stored' } as const) : newCard && { ...newCard, shouldStore };
  const pendingContract = usePendingContract(viewer, {
    productIds: new Set([product.productId]),
    eventId: target.kind === 'ticket' ? target.id : undefined,
  });
  // True if another device pays. The link in this page leads only to purchases of this browser.
  const isPaidElsewhere =
    viewer !== undefined &&
    (product.purchaseProcessing || pendingContract !== undefined) &&
    !isBusy &&
    getPurchase(viewer, target)?.state !== 'sent';
  const isPaymentStuck =
    pendingContract?.startDate !== undefined && Date.parse(pendingContract.startDate) < now - maxPendingMs;

  const isPaymentBlocked = isPaidElsewhere && !isPaymentStuck;
  const { title, currency } = product;
  const walletOrder: WalletOrder = {
    payment:
      isPaymentBlocked || product.price === undefined || currency === 'N/A' || isFree(product)
        ? undefined
        : { amount: product.price, currency, label: title },
    onPress: (wallet) => submitOrder({ ...wallet, shouldStore }),
    isBusy,
    notes: <LegalLinks />,
  };
  const problemNotice = problem !== undefined && <Notice tone="danger">{problem}</Notice>;
  // On a phone, the payment button is too far below the wallet's button for its notice.
  const isWalletProblem = submittedCard === 'wallet' && paymentMethod === 'new' && !isPaidElsewhere;

  function submitOrder(chosenCard: ChosenCard): void {
    setSubmittedCard(chosenCard.card);
    void pay(order, chosenCard);
  }

  if (isCovered && !evenIfCovered)
    return <CoveredNotice coverage={coverage} returnTo={returnTo} onBuyAnyway={onBuyAnyway} />;
  if (isGone) return <NotSold returnTo={returnTo} />;
  if (isPending && !needsNoCard) return <CheckoutSkeleton />;
  return (
    <>
      {/* The payment's page has sent the viewer back. The reason comes first, so that it is visible on a phone. */}
      {declineReason && submittedCard === undefined && (
        <div className={styles.declined}>
          <Notice tone="danger">{getDeclineText(text, declineReason)}</Notice>
        </div>
      )}
      <div className={styles.checkout}>
        <OrderSummary product={orderedProduct} coverage={coverage} />
        {!needsNoCard && (
          <section className={joinClasses(styles.panel, styles.with)} aria-labelledby="pay-with">
            <h2 id="pay-with" className={styles.heading}>
              {text('checkout.payWith')}
            </h2>
            <div role="radiogroup" aria-labelledby="pay-with" className={styles.means}>
              {card && !hasNoCard && (
                <ChoiceCard
                  name="means"
                  value="stored"
                  isChosen={paymentMethod === 'stored'}
                  onChoose={() => setChosenMethod('stored')}
                  isDisabled={!isCardUsable}
                  title={text('checkout.stored', {
                    brand: getBrand(card) ?? text('checkout.card'),
                    digits: getLastDigits(card),
                  })}
                  description={
                    expiry !== undefined &&
                    text(isCardUsable ? 'checkout.expires' : 'checkout.expired', { when: expiry })
                  }
                  aside={<IconCreditCard />}
                />
              )}
              {loadProvider && (
                <ChoiceCard
                  name="means"
                  value="new"
                  isChosen={paymentMethod === 'new'}
                  onChoose={() => setChosenMethod('new')}
                  title={text('checkout.newCard')}
                  aside={<IconCreditCard />}
                >
                  {/* Enter in the provider's fields submits the form around them. */}
                  <form
                    className={styles.newCard}
                    method="dialog"
                    onSubmit={(event) => {
                      event.preventDefault();
                      if (newCard) submitOrder({ ...newCard, shouldStore });
                    }}
                  >
                    {isWalletProblem && problemNotice}
                    {/* Above both buttons, because either stores the card. */}
                    {isStoringRequired && <p className={styles.about}>{text('checkout.storeRenews')}</p>}
                    <NewCard load={loadProvider} onReady={setNewCard} walletOrder={walletOrder} />
                    {!isStoringRequired && (
                      <Checkbox
                        checked={isStoreCardTicked}
                        onChange={({ target }) => setIsStoreCardTicked(target.checked)}
                      >
                        {text('checkout.store')}
                      </Checkbox>
                    )}
                  </form>
                </ChoiceCard>
              )}
              <ChoiceCard
                name="means"
                value="code"
                isChosen={paymentMethod === 'code'}
                onChoose={() => setChosenMethod('code')}
                title={text('code.title')}
                description={text('code.about')}
                aside={<IconKeyRound />}
              >
                <CodeForm code={code} />
              </ChoiceCard>
            </div>
          </section>
        )}
        <AmountDue price={price} isCardless={isPaidByCode || needsNoCard} tax={customer.tax}>
          {isPaidElsewhere ? (
            <RemotePaymentNotice pendingContract={pendingContract} problem={problem} />
          ) : (
            !isWalletProblem && problemNotice
          )}
          {isPaidByCode ? (
            <CodeButton code={code} isBlock />
          ) : (
            <Button
              variant="brand"
              size="l"
              block
              icon={<IconLock size="s" />}
              loading={isBusy}
              disabled={source === null || isPaymentBlocked}
              onClick={() => source && submitOrder(source)}
            >
              {price === undefined ? text('checkout.payNow') : text('checkout.pay', { price })}
            </Button>
          )}
          {!isPaidByCode && <LegalLinks />}
        </AmountDue>
      </div>
    </>
  );
}

/** Replaces the form until its product and its card are loaded. */
export function CheckoutSkeleton() {
  const text = useText('commerce');
  return (
    <div role="status" className={styles.coming}>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <Skeleton blockSize="320px" radius="m" />
    </div>
  );
}

/** Loads the payment's page before a payment starts, because the connection may be lost during the payment. */
function usePreloadPaymentPage(): void {
  useEffect(() => {
    // A failed import runs again when the page is needed.
    import('../payment/payment.page.tsx').catch(() => undefined);
  }, []);
}

/** Reports `begin_checkout` to telemetry once, when the form is shown. */
function useCheckoutTracking(order: Parameters<typeof toPurchaseEvent>[0]): void {
  const telemetry = useTelemetry();
  const { kind, id } = order;
  const reportBegin = useEffectEvent(() => telemetry.event('begin_checkout', toPurchaseEvent(order)));
  // Reports once for each product. A price that changes while the form is open does not start another checkout.
  useEffect(() => reportBegin(), [kind, id]);
}
