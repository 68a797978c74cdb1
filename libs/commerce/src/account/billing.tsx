import { useText } from '@touchline/i18n';
import { AccountHead } from './account-head.tsx';
import { Invoices } from './invoices.tsx';
import { StoredCard } from './stored-card.tsx';

/** The stored card and the invoices. Each loads and fails independently. */
export function Billing({ hasProvider }: { hasProvider: boolean }) {
  const text = useText('commerce');
  return (
    <>
      <AccountHead title={text('everywhere.account.billing')} introduction={text('account.billing.lead')} />
      <StoredCard mayReplace={hasProvider} />
      <Invoices />
    </>
  );
}
