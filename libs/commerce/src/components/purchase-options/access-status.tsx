import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Product } from '@touchline/contract';
import { useLazyTexts } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { useEffect } from 'react';
import { getLastEnd } from '../account/subscription-status.ts';
import { RemotePaymentNotice, UnfinishedPayment } from '../payment/unfinished.tsx';
import { getPaymentId } from '../../state/purchase/purchase-machine.ts';
import { usePendingContract } from '../included/use-pending-contract.ts';
import { toProductView } from '../../api/products/product-view.ts';
import { getPurchase } from '../../state/purchase/purchase-store.ts';
import { contractsQuery } from '../../api/personal-queries.ts';
import styles from './access-status.module.css';
import { toPurchaseTarget } from './to-purchase-target.ts';

interface AccessStatusProps {
  viewer: string;
  eventId: string;
  /** The offers with access to the match. */
  options: readonly Product[];
  /** Reports whether a payment of this browser is pending. The link to its bank comes before the purchase options. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/**
 * The part above the offers. During a payment: the link to the bank, or a note about another device's payment. After
 * a contract: its end, and the reason why the player stopped, if the viewer was watching.
 */
export function AccessStatus({ viewer, eventId, options, onUnfinished }: AccessStatusProps) {
  useLazyTexts('commerce');
  const text = useText('commerce');
  const formats = useFormats();
  // The offers appear as soon as the access ends. A clock that changes once a minute could still be before the end.
  const now = useNow(1_000);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const products = new Set(options.map(({ id, product_id: product }) => product ?? id));
  const pendingContract = usePendingContract(viewer, { productIds: products, eventId });
  const purchases = options.map((product) => getPurchase(viewer, toPurchaseTarget(toProductView(product), eventId)));
  const sentPurchase = purchases.find((purchase) => purchase?.state === 'sent');
  const isUnfinished = sentPurchase !== undefined;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  if (sentPurchase) return <UnfinishedPayment id={getPaymentId(sentPurchase)} />;
  if (pendingContract || options.some(({ purchase_processing: isProcessing }) => isProcessing))
    return <RemotePaymentNotice pendingContract={pendingContract} />;
  const endDate = data && getLastEnd(data, products, now, eventId);
  return endDate === undefined ? null : (
    <p className={styles.stands}>{text('ways.ended', { date: formats.date(endDate, now) })}</p>
  );
}
