import { useFormats, useNow, useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import type { ContractView } from '../products/product-view.ts';
import styles from './account.module.css';
import { ContractBadge } from './contract-badge.tsx';
import { Panel } from './panel.tsx';
import { contractPath } from './paths.ts';
import { standingText } from './standing.ts';

function Row({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={contractPath('subscription', contract.id)}>
            <bdi>{contract.title || text('account.untitled')}</bdi>
          </Link>
        </p>
        <p className={styles.facts}>{standingText(contract, { text, formats, now })}</p>
      </div>
      <ContractBadge contract={contract} />
    </li>
  );
}

/** Subscriptions that a viewer has or had, each with the way to its page. */
export function ContractList({ heading, contracts }: { heading: string; contracts: readonly ContractView[] }) {
  return (
    <Panel heading={heading}>
      <ul>
        {contracts.map((contract) => (
          <Row key={contract.id} contract={contract} />
        ))}
      </ul>
    </Panel>
  );
}
