import { useFormats, useNow, useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ContractView } from '../../api/products/product-view.ts';
import styles from '../../components/account/account.module.css';
import { ContractBadge } from './contract-badge.tsx';
import { Panel } from './panel.tsx';
import { contractPath } from '../../paths.ts';
import { useHasCard } from './use-has-card.ts';
import { getSubscriptionStatus, getStatusText } from '../../components/account/subscription-status.ts';

function ContractRow({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const path = contractPath('subscription', contract.id);
  const title = contract.title || text('account.untitled');
  const statusText = getStatusText(contract, { text, formats, now, hasCard: useHasCard() });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={path}>
            <bdi>{title}</bdi>
          </Link>
        </p>
        {statusText !== '' && <p className={styles.facts}>{statusText}</p>}
      </div>
      <div className={styles.aside}>
        <ContractBadge contract={contract} />
        {getSubscriptionStatus(contract, now) === 'renews' && (
          <ButtonLink
            size="s"
            variant="outline"
            render={(link) => (
              <Link to={path} {...link} aria-label={text('account.subscription.manageNamed', { title })} />
            )}
          >
            {text('account.subscription.manage')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The viewer's current or past subscriptions, each linked to its page. */
export function ContractList({ heading, contracts }: { heading: string; contracts: readonly ContractView[] }) {
  return (
    <Panel heading={heading}>
      <ul>
        {contracts.map((contract) => (
          <ContractRow key={contract.id} contract={contract} />
        ))}
      </ul>
    </Panel>
  );
}
