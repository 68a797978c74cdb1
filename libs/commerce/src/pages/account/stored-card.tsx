import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { type CreditCard, isNotOffered } from '@touchline/contract';
import { isOffered, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, Button, ButtonLink, Skeleton } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getBrand, getExpiry, hasExpired, getLastDigits } from '../../components/checkout/format-card.ts';
import { contractsQuery, creditCardQuery } from '../../api/personal-queries.ts';
import styles from '../../components/account/account.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { removeCardMutation } from '../../api/contracts/contract-writing.ts';
import { Panel } from './panel.tsx';
import { contractPath, newCardPath } from '../../paths.ts';
import { getSubscriptionStatus, getStatusText } from '../../components/account/subscription-status.ts';

/** The card that renewals charge, by its brand and last digits, with the button that removes it. */
export function StoredCard({ mayReplace }: { mayReplace: boolean }) {
  const text = useText('commerce');
  const viewer = useViewer()?.id;
  const { data, error, isError, isFetching, refetch } = useQuery(creditCardQuery(useApi(), viewer));
  const container = useRef<HTMLDivElement>(null);
  if (isNotOffered(error)) return null;
  return (
    <Panel heading={text('account.billing.card')}>
      {/* The removed button had the focus, so the text that replaces it gets the focus. */}
      <div ref={container} className={styles.stored} tabIndex={-1}>
        {data === null && <p className={styles.facts}>{text('account.billing.noCard')}</p>}
        {data && <Card card={data} focusAfter={() => container.current} />}
        {data === null && <UnpaidNotice />}
        {data === undefined &&
          (isError ? (
            <SectionProblem isLoading={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton blockSize="48px" radius="m" />
          ))}
      </div>
      {mayReplace && data !== undefined && isOffered('save_credit_card') && (
        <div>
          <ButtonLink variant="outline" render={(link) => <Link to={newCardPath} {...link} />}>
            {text(`account.billing.${data ? 'replace' : 'add'}`)}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}

/** The consequence for renewing subscriptions without a stored card. */
function UnpaidNotice() {
  const text = useText('commerce');
  const formats = useFormats();
  const now = useNow(60_000);
  const { data } = useQuery(contractsQuery(useApi(), useViewer()?.id));
  const renewingContracts = data?.filter((contract) => getSubscriptionStatus(contract, now) === 'renews') ?? [];
  if (renewingContracts.length === 0) return null;
  return (
    <ul>
      {renewingContracts.map((contract) => (
        <li key={contract.id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>
              <Link to={contractPath('subscription', contract.id)}>
                <bdi>{contract.title || text('account.untitled')}</bdi>
              </Link>
            </p>
            <p className={styles.facts}>{getStatusText(contract, { text, formats, now, hasCard: false })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Card({ card, focusAfter }: { card: CreditCard; focusAfter: () => HTMLElement | null }) {
  const text = useText('commerce');
  const api = useApi();
  const viewer = useViewer()?.id ?? '';
  const write = useWrite();
  const notify = useNotify();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const isExpired = hasExpired(card, useNow(60_000));
  const date = getExpiry(card);
  const { data: activeContracts } = useQuery(contractsQuery(api, viewer, { activeOnly: true }));
  // The dialog also warns if the contracts are unknown.
  const hasRenewing = activeContracts?.some(({ autoRenew }) => autoRenew) ?? true;

  async function remove() {
    const removeOutcome = await write(removeCardMutation(api, viewer), { id: 'card' });
    if (removeOutcome.kind === 'written') {
      setIsDialogOpen(false);
      notify('success', text('account.billing.removed'));
    }
    return removeOutcome;
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {text('checkout.stored', {
            brand: getBrand(card) ?? text('checkout.card'),
            digits: getLastDigits(card),
          })}
        </p>
        {date !== undefined && (
          <p className={styles.facts}>{text(`account.billing.${isExpired ? 'expired' : 'expires'}`, { date })}</p>
        )}
      </div>
      <div className={styles.aside}>
        {isExpired && <Badge tone="danger">{text('account.billing.useless')}</Badge>}
        <Button size="s" variant="danger" onClick={() => setIsDialogOpen(true)}>
          {text('account.billing.remove')}
        </Button>
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          title={text('account.billing.question')}
          description={hasRenewing ? text('account.billing.warning') : undefined}
          confirmText={text('account.billing.remove')}
          keepText={text('account.billing.keep')}
          focusAfter={focusAfter}
          onClose={() => setIsDialogOpen(false)}
          onConfirm={remove}
        />
      )}
    </div>
  );
}
