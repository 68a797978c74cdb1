import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useNotify, useViewer, useWrite, isOffered } from '@touchline/feature-kit';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Button, ButtonLink } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContractView } from '../../api/products/product-view.ts';
import { ticketMatchesQuery } from '../../api/ticket-matches-query.ts';
import { eventPath, paymentPath, billingPath } from '../../paths.ts';
import styles from '../../components/account/account.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { cancelContractMutation, resumeContractMutation } from '../../api/contracts/contract-writing.ts';
import { canResume, getSubscriptionStatus } from '../../components/account/subscription-status.ts';

/** A contract's buttons: see its payment, cancel or resume its renewal, open its match, open its receipts. */
export function ContractActions({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const now = useNow(60_000);
  const status = getSubscriptionStatus(contract, now);
  const isRenewing = status === 'renews';
  const isResumable = canResume(contract, now);
  const { data: ticketMatches } = useQuery(
    ticketMatchesQuery(useApi(), contract.eventId === undefined ? [] : [contract.eventId]),
  );
  const isGone = ticketMatches?.goneIds.length === 1;
  const container = useRef<HTMLDivElement>(null);
  // Another button has replaced the pressed button, and gets the focus.
  const wasRenewingRef = useRef(isRenewing);
  useEffect(() => {
    if (wasRenewingRef.current !== isRenewing && document.activeElement === document.body) {
      container.current?.querySelector('button')?.focus();
    }
    wasRenewingRef.current = isRenewing;
  }, [isRenewing]);
  return (
    <div ref={container} className={styles.actions}>
      {isRenewing && <Cancel contract={contract} focusAfter={() => container.current?.querySelector('button')} />}
      {isResumable && <Resume contract={contract} />}
      {/* The bank may still wait for the viewer, even if another device started the payment. */}
      {status === 'pending' && (
        <ButtonLink variant="brand" render={(link) => <Link to={paymentPath('processing', contract.id)} {...link} />}>
          {text('account.contract.payment')}
        </ButtonLink>
      )}
      {isGone && <p className={styles.facts}>{text('account.ppv.gone')}</p>}
      {contract.eventId !== undefined && !isGone && (
        <ButtonLink
          variant={status === 'pending' ? 'outline' : 'brand'}
          render={(link) => <Link to={eventPath(contract.eventId ?? '')} {...link} />}
        >
          {text('account.ppv.match')}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" render={(link) => <Link to={billingPath} {...link} />}>
        {text('account.contract.receipts')}
      </ButtonLink>
    </div>
  );
}

function Cancel({
  contract,
  focusAfter,
}: {
  contract: ContractView;
  focusAfter: () => HTMLElement | null | undefined;
}) {
  const text = useText('commerce');
  const formats = useFormats();
  const api = useApi();
  const viewer = useViewer()?.id ?? '';
  const write = useWrite();
  const notify = useNotify();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const getDate = ({ endDate }: ContractView) => (endDate === undefined ? '' : formats.date(endDate));
  const getEndText = (end: ContractView, key: 'warning' | 'canceled') =>
    getDate(end) === '' ? text(`account.cancel.${key}Soon`) : text(`account.cancel.${key}`, { date: getDate(end) });

  async function cancel() {
    const cancelOutcome = await write(cancelContractMutation(api, viewer), { id: contract.id });
    if (cancelOutcome.kind === 'written') {
      setIsDialogOpen(false);
      const { isConfirmed, contract: answer } = cancelOutcome.answer;
      if (isConfirmed)
        notify('success', getEndText({ ...contract, endDate: answer?.end_date ?? contract.endDate }, 'canceled'));
      else notify('danger', text('account.cancel.unconfirmed'));
    }
    return cancelOutcome;
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
        {text('account.cancel.open')}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={text('account.cancel.question', { title: contract.title || text('account.untitled') })}
          description={getEndText(contract, 'warning')}
          confirmText={text('account.cancel.open')}
          keepText={text('account.cancel.keep')}
          focusAfter={focusAfter}
          onClose={() => setIsDialogOpen(false)}
          onConfirm={cancel}
        />
      )}
    </>
  );
}

function Resume({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const formats = useFormats();
  const api = useApi();
  const viewer = useViewer()?.id ?? '';
  const write = useWrite();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  if (!isOffered('resume_contract')) return null;

  async function resumeRenewal(): Promise<void> {
    setIsBusy(true);
    const resumeOutcome = await write(resumeContractMutation(api, viewer), { id: contract.id });
    setIsBusy(false);
    if (resumeOutcome.kind !== 'written') return;
    if (!resumeOutcome.answer.isConfirmed) return notify('danger', text('account.unconfirmed'));
    const endDate = resumeOutcome.answer.contract?.end_date ?? contract.endDate;
    notify(
      'success',
      endDate === undefined
        ? text('account.resume.done')
        : text('account.standing.renews', { date: formats.date(endDate) }),
    );
  }

  return (
    <Button variant="brand" loading={isBusy} onClick={() => void resumeRenewal()}>
      {text('account.resume.open')}
    </Button>
  );
}
