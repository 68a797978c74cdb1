import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { SectionProblem } from '@touchline/content';
import { type Invoice, isNotOffered } from '@touchline/contract';
import { useErrorText, useSite, useViewer } from '@touchline/feature-kit';
import { useFormats, useLocale, useText } from '@touchline/i18n';
import { Badge, Button, ButtonLink, IconExternalLink, Notice, Skeleton } from '@touchline/ui-kit';
import { getUniqueEntries, invoicePagesQuery } from '../../api/account-queries.ts';
import styles from '../../components/account/account.module.css';
import type { CommerceOptions } from '../../options.ts';
import { Panel } from './panel.tsx';
import { resolveReceiptAddress } from './receipt-address.ts';
import { Seller } from './seller.tsx';

const tones = { paid: 'success', refunded: 'neutral', open: 'warning' } as const;

/** An invoice with its receipt. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const text = useText('commerce');
  const formats = useFormats();
  const { locale } = useLocale();
  const { apiBase } = useSite();
  const { amount, currency, status, receipt_url: receipt } = invoice;
  const title = invoice.title?.trim() || text('account.untitled');
  const date = invoice.date === undefined ? '' : formats.date(invoice.date);
  const href = receipt && resolveReceiptAddress(apiBase, receipt, locale);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.facts}>
          {[date, text('account.billing.number', { number: invoice.id })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.aside}>
        {status && <Badge tone={tones[status]}>{text(`account.billing.status.${status}`)}</Badge>}
        {amount !== undefined && <span className={styles.amount}>{formats.money(amount, currency)}</span>}
        {href && (
          <ButtonLink
            size="s"
            icon={<IconExternalLink size="s" />}
            render={({ children, ...link }) => (
              <a
                {...link}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={text('account.billing.receiptOf', { title, date })}
              >
                {children}
              </a>
            )}
          >
            {text('account.billing.receipt')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The invoices, the latest first, each with its receipt. */
export function Invoices({ seller }: { seller: CommerceOptions['seller'] }) {
  const text = useText('commerce');
  const viewer = useViewer()?.id;
  const errorText = useErrorText();
  const invoicesQuery = useInfiniteQuery(invoicePagesQuery(useApi(), viewer));
  const invoices = getUniqueEntries(invoicesQuery.data?.pages, ({ id }) => id);
  if (isNotOffered(invoicesQuery.error)) return null;
  return (
    <Panel heading={text('account.billing.invoices')}>
      {!invoices &&
        (invoicesQuery.isError ? (
          <SectionProblem isLoading={invoicesQuery.isFetching} onRetry={() => void invoicesQuery.refetch()} />
        ) : (
          <Skeleton blockSize="144px" radius="m" />
        ))}
      {invoices?.length === 0 && <p className={styles.facts}>{text('account.billing.noInvoices')}</p>}
      {invoices && invoices.length > 0 && (
        <ul aria-label={text('account.billing.invoices')}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <Seller seller={seller} />
      {invoicesQuery.isFetchNextPageError && <Notice tone="danger">{errorText(invoicesQuery.error)}</Notice>}
      {invoicesQuery.hasNextPage && (
        <Button
          className={styles.more}
          loading={invoicesQuery.isFetchingNextPage}
          onClick={() => void invoicesQuery.fetchNextPage()}
        >
          {text('account.more')}
        </Button>
      )}
    </Panel>
  );
}
