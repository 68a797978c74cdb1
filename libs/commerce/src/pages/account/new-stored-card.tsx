import { useApi } from '@touchline/api-client';
import { toPortalError } from '@touchline/contract';
import { useErrorText, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink, Notice } from '@touchline/ui-kit';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { CardFieldsSkeleton, NewCard, type NewCardSource } from '../../components/checkout/new-card.tsx';
import { FieldsRefusedError, type Provider } from '../../api/providers/provider.ts';
import { AccountHead } from './account-head.tsx';
import styles from '../../components/account/account.module.css';
import { saveCardMutation } from '../../api/contracts/contract-writing.ts';
import { Panel } from './panel.tsx';
import { billingPath } from '../../paths.ts';
import { useHasCard } from './use-has-card.ts';

/** The page that stores a card without a purchase, in place of the previous card. */
export function NewStoredCard({ loadProvider }: { loadProvider: (() => Promise<Provider>) | undefined }) {
  const text = useText('commerce');
  const errorText = useErrorText();
  const api = useApi();
  const viewer = useViewer()?.id;
  const write = useWrite();
  const notify = useNotify();
  const navigate = useNavigate();
  const hasCard = useHasCard();
  const [card, setCard] = useState<NewCardSource | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!loadProvider) return <Navigate to={billingPath} replace />;

  /** @returns the text of the failure; undefined after a success */
  async function save(source: NewCardSource, holderName: string): Promise<string | undefined> {
    let token: string;
    try {
      token = await source.tokenize();
    } catch (error) {
      return text(error instanceof FieldsRefusedError ? 'checkout.cardRefused' : 'checkout.providerFailed');
    }
    const saveOutcome = await write(saveCardMutation(api, holderName), { id: token });
    if (saveOutcome.kind === 'written') return undefined;
    if (saveOutcome.kind !== 'failed') return '';
    if (toPortalError(saveOutcome.error).code === 'card_declined') source.clear();
    return errorText(saveOutcome.error);
  }

  async function saveCard(): Promise<void> {
    if (!card || isBusy || viewer === undefined) return;
    setIsBusy(true);
    setProblem(undefined);
    const failure = await save(card, viewer);
    setIsBusy(false);
    if (failure !== undefined) return setProblem(failure);
    notify('success', text('account.billing.saved'));
    void navigate(billingPath, { replace: true });
  }

  return (
    <>
      <AccountHead
        title={text(`account.billing.${hasCard ? 'replace' : 'add'}`)}
        introduction={text('account.billing.about')}
        back={{ to: billingPath, label: text('everywhere.account.billing') }}
      />
      <Panel>
        {/* Enter in the provider's fields submits the form around them. */}
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            void saveCard();
          }}
        >
          {/* The page remounts when the viewer becomes known, which would empty fields that were mounted earlier. */}
          {viewer === undefined ? <CardFieldsSkeleton /> : <NewCard load={loadProvider} onReady={setCard} />}
        </form>
        {problem !== undefined && problem !== '' && <Notice tone="danger">{problem}</Notice>}
        <div className={styles.actions}>
          <Button variant="brand" loading={isBusy} disabled={card === null} onClick={() => void saveCard()}>
            {text('account.billing.save')}
          </Button>
          <ButtonLink variant="outline" render={(link) => <Link to={billingPath} {...link} />}>
            {text('account.billing.stop')}
          </ButtonLink>
        </div>
      </Panel>
    </>
  );
}
