import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Product } from '@touchline/contract';
import { useLaterTexts } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { useEffect } from 'react';
import { lastEndOf } from '../account/standing.ts';
import { UnfinishedElsewhere, UnfinishedHere } from '../payment/unfinished.tsx';
import { toProductView } from '../products/product-view.ts';
import { purchaseOf } from '../purchase/purchase-store.ts';
import { contractsQuery } from '../queries/own-queries.ts';
import styles from './access-stands.module.css';
import { wantedOf } from './wanted-of.ts';

interface AccessStandsProps {
  viewer: string;
  eventId: string;
  /** The offers that would open the match. */
  options: readonly Product[];
  /** Reports whether a payment of this browser is under way: its bank comes before other ways to watch. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/**
 * Above the offers, during a payment: the way back to the asking bank, or a note about another device's payment. After
 * a contract: its end, and for a viewer who was just watching, why the player stopped.
 */
export function AccessStands({ viewer, eventId, options, onUnfinished }: AccessStandsProps) {
  useLaterTexts('commerce');
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const own = options.map((option) => purchaseOf(viewer, wantedOf(toProductView(option), eventId)));
  const sent = own.find((purchase) => purchase?.state === 'sent');
  const isUnfinished = sent !== undefined;
  useEffect(() => onUnfinished(isUnfinished), [isUnfinished, onUnfinished]);
  if (sent) return <UnfinishedHere id={sent.key} />;
  const idsOf = (some: readonly Product[]) => new Set(some.map(({ id, product_id: product }) => product ?? id));
  const processing = options.filter(({ purchase_processing: isProcessing }) => isProcessing);
  if (processing.length > 0) return <UnfinishedElsewhere viewer={viewer} productIds={idsOf(processing)} />;
  const products = idsOf(options);
  const end = data && lastEndOf(data, products, now);
  return end === undefined ? null : (
    <p className={styles.stands}>{text('ways.ended', { date: formats.date(end, now) })}</p>
  );
}
