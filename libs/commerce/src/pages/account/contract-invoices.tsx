import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { contractInvoicesQuery } from '../../api/account-queries.ts';
import type { CommerceOptions } from '../../options.ts';
import { InvoiceRow } from './invoices.tsx';
import { Panel } from './panel.tsx';
import { Seller } from './seller.tsx';

/**
 * The invoices of one contract. The page has only the link to all invoices if the backend does not answer, or names no
 * invoice's contract.
 */
export function ContractInvoices({ contractId, seller }: { contractId: string; seller: CommerceOptions['seller'] }) {
  const text = useText('commerce');
  const { data: invoices } = useQuery(contractInvoicesQuery(useApi(), useViewer()?.id, contractId));
  if (!invoices || invoices.length === 0) return null;
  return (
    <Panel heading={text('account.billing.invoices')}>
      <ul aria-label={text('account.billing.invoices')}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <Seller seller={seller} />
    </Panel>
  );
}
