import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useLazyTexts, useViewer } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Notice, Skeleton } from '@touchline/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ContractView } from '../../api/products/product-view.ts';
import { contractsQuery } from '../../api/personal-queries.ts';
import styles from './account.module.css';
import { billingPath } from '../../paths.ts';
import { getSubscriptionStatus } from './subscription-status.ts';

/**
 * The part of the deletion dialog about purchases: the products with their ends and renewals, and the link to the
 * receipts.
 */
export function LostAccess() {
  useLazyTexts('commerce');
  const text = useText('commerce');
  const id = useId();
  const now = useNow(60_000);
  const { data, isError } = useQuery(contractsQuery(useApi(), useViewer()?.id));
  if (!data) {
    if (isError) return <Notice tone="warning">{text('account.deletion.unknown')}</Notice>;
    return <Skeleton blockSize="96px" radius="m" />;
  }
  if (data.length === 0) return null;
  const lostContracts = data.filter((contract) => getSubscriptionStatus(contract, now) !== 'ended');
  return (
    <div className={styles.lost}>
      {lostContracts.length > 0 && (
        <>
          <p id={id}>{text('account.deletion.heading')}</p>
          <ul aria-labelledby={id}>
            {lostContracts.map((contract) => (
              <LostContract key={contract.id} contract={contract} now={now} />
            ))}
          </ul>
        </>
      )}
      <p>
        {`${text('account.deletion.receipts')} `}
        <Link to={billingPath}>{text('account.contract.receipts')}</Link>
      </p>
    </div>
  );
}

function LostContract({ contract, now }: { contract: ContractView; now: number }) {
  const text = useText('commerce');
  const formats = useFormats();
  const date = contract.endDate === undefined ? '' : formats.date(contract.endDate, now);
  const status = getSubscriptionStatus(contract, now);
  return (
    <li>
      <p className={styles.name}>
        <bdi>{contract.title || text('account.untitled')}</bdi>
      </p>
      {status === 'pending' ? (
        <p className={styles.facts}>{text('account.status.pending')}</p>
      ) : (
        date !== '' && (
          <p className={styles.facts}>
            {text(`account.deletion.${status === 'renews' ? 'renews' : 'until'}`, { date })}
          </p>
        )
      )}
    </li>
  );
}
