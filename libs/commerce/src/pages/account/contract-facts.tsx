import { getLeagueTitle } from '@touchline/content';
import { getOwnValue } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import type { ContractView } from '../../api/products/product-view.ts';
import { getPeriod, getPrice } from '../../api/products/format-product.ts';
import styles from '../../components/account/account.module.css';
import { ContractBadge } from './contract-badge.tsx';
import { useHasCard } from './use-has-card.ts';
import { getStatusText } from '../../components/account/subscription-status.ts';

/** The texts for payments that were not charged. Without them, a declined renewal would look paid. */
const unpaidTextKeys: Readonly<Record<string, string>> = {
  DECLINED: 'payment.failure',
  PENDING: 'account.status.pending',
  REFUNDED: 'account.contract.refunded',
};

/** The table of a contract's facts. Unknown facts are left out. */
export function ContractFacts({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const hasCard = useHasCard();
  const { startDate, lastPayment, allowedAccessIdentityItems } = contract;
  const coveredTitles = allowedAccessIdentityItems
    .filter(({ title }) => title !== '')
    .map(({ title }) => getLeagueTitle(title, content));
  const period = getPeriod(contract, text, formats);
  const priceText = getPrice(contract, formats);
  const paidAmountText = lastPayment?.amount !== undefined && formats.money(lastPayment.amount, lastPayment.currency);
  const unpaidKey = getOwnValue(unpaidTextKeys, lastPayment?.status?.toUpperCase() ?? '');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['status', <ContractBadge key="status" contract={contract} />],
    ['until', getStatusText(contract, { text, formats, now, hasCard })],
    ['since', startDate !== undefined && formats.date(startDate)],
    ['price', priceText !== undefined && [priceText, period].filter(Boolean).join(' ')],
    ['covers', coveredTitles.length > 0 && coveredTitles.join(' · ')],
    [
      'lastPayment',
      paidAmountText &&
        [
          paidAmountText,
          lastPayment?.date !== undefined && formats.date(lastPayment.date),
          unpaidKey !== undefined && text(unpaidKey),
        ]
          .filter(Boolean)
          .join(' · '),
    ],
  ];
  return (
    <dl className={styles.table}>
      {facts.map(
        ([key, value]) =>
          value !== false &&
          value !== '' && (
            <div key={key}>
              <dt>{text(`account.contract.${key}`)}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
