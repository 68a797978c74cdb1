import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { Product } from '@touchline/contract';
import { useLaterTexts } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { lastEndOf } from '../account/standing.ts';
import { contractsQuery } from '../queries/own-queries.ts';
import styles from './ended-access.module.css';

interface EndedAccessProps {
  viewer: string;
  /** What would open the match. */
  options: readonly Product[];
}

/** Above the way in, for who had one: when it ended. Who was watching until then reads why they are not any more. */
export function EndedAccess({ viewer, options }: EndedAccessProps) {
  useLaterTexts('commerce');
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(contractsQuery(useApi(), viewer));
  const products = new Set(options.map(({ id, product_id: product }) => product ?? id));
  const end = data && lastEndOf(data, products, now);
  return end === undefined ? null : (
    <p className={styles.ended}>{text('ways.ended', { date: formats.date(end, now) })}</p>
  );
}
