import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Product } from '@touchline/contract';
import { useLaterTexts } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { lastEndOf } from '../account/standing.ts';
import { contractsQuery } from '../queries/own-queries.ts';
import styles from './access-stands.module.css';

interface AccessStandsProps {
  viewer: string;
  /** What would open the match. */
  options: readonly Product[];
}

/**
 * Above the way in, for who is paying for one: that it is under way, from whatever device. For who had one: when it ended; who was watching until then reads why
 * they are not any more.
 */
export function AccessStands({ viewer, options }: AccessStandsProps) {
  useLaterTexts('commerce');
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  if (options.some(({ purchase_processing: isProcessing }) => isProcessing))
    return (
      <p className={styles.stands} role="status">
        {text('checkout.refused.purchase_in_progress')}
      </p>
    );
  const products = new Set(options.map(({ id, product_id: product }) => product ?? id));
  const end = data && lastEndOf(data, products, now);
  return end === undefined ? null : (
    <p className={styles.stands}>{text('ways.ended', { date: formats.date(end, now) })}</p>
  );
}
