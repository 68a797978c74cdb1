import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { users } from '../database/account-tables.ts';
import { invoices, type InvoiceRow } from '../database/commerce-tables.ts';
import { createNotFound } from '../http/refusal.ts';
import type { GetPortal } from '../http/source.ts';
import type { Commerce } from './commerce.ts';
import { type ReceiptLanguage, getReceiptTexts } from './receipt-texts.ts';

const receiptPath = '/api/commerce/receipt/';

const hourMs = 3_600_000;
/** How long a receipt's address is valid, in hours. */
const validHours = 24;

type SealedInvoice = Pick<InvoiceRow, 'number' | 'receiptToken'>;

const createSeal = ({ number, receiptToken }: SealedInvoice, expiresAt: string): string =>
  createHmac('sha256', receiptToken).update(`${number} ${expiresAt}`).digest('base64url').slice(0, 22);

/**
 * Returns the address of a receipt, valid for a day. Everyone with the address can open it without a token.
 * @param now milliseconds since 1970, rounded so that the address stays equal for an hour
 */
export function getReceiptAddress(row: SealedInvoice, now: number): string {
  const expiresAt = String(Math.floor(now / hourMs) + validHours);
  return `${receiptPath}${row.number}-${expiresAt}-${createSeal(row, expiresAt)}`;
}

/** The number on the receipt: the year and a unique count. */
export const formatInvoiceNumber = ({ number, addedAt }: Pick<InvoiceRow, 'number' | 'addedAt'>): string =>
  `${addedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;

const receiptNamePattern = /^(\d{1,9})-(\d{1,9})-([\w-]{22})$/;

function isSealed(row: SealedInvoice, expiresAt: string, seal: string): boolean {
  return timingSafeEqual(Buffer.from(seal), Buffer.from(createSeal(row, expiresAt)));
}

/** A receipt contains personal data, so scripts, frames, caches and search engines are forbidden. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 2rem 1.25rem; color: #14181f; background: #fff; overflow-wrap: anywhere }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem }
  p { margin: 0 0 1.5rem; color: #4a5364 }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1.5rem; margin: 0; border-block: 1px solid #c9d0dc; padding-block: 1rem }
  dt { color: #4a5364 }
  dd { margin: 0; text-align: end }
  .total { font-weight: 700; font-size: 1.125rem; color: inherit }
  .note { margin-block: 1rem 0 }
  @media print { body { padding: 0 } body, p, dt { color: #000 } }
`;

type Markup = ReturnType<typeof html>;

/** Renders a page for reading and printing. */
const writePage = ({ texts, locale, direction }: ReceiptLanguage, title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.receipt}</h1>
          ${content}
        </main>
      </body>
    </html> `;

/** The company on receipts. */
export interface Seller {
  name: string;
  taxNumber?: string | undefined;
}

type Buyer = Pick<typeof users.$inferSelect, 'displayName' | 'email' | 'postalCode' | 'city' | 'countryName'>;

/** The buyer's name and address in one line; empty after the account's deletion. */
function getBuyerText(buyer: Buyer | undefined): string {
  const place = [buyer?.postalCode, buyer?.city].filter(Boolean).join(' ');
  return [buyer?.displayName, buyer?.email, place, buyer?.countryName].filter(Boolean).join(', ');
}

interface ReceiptInput {
  row: InvoiceRow;
  language: string | undefined;
  /** The portal's host, the seller on a receipt without a company. */
  portal: string | undefined;
  seller: Seller | undefined;
  buyer: Buyer | undefined;
}

/** Renders a receipt with seller, buyer, product, period, card and amount. Dates are days in UTC. */
function writeDocument({ row, language, portal, seller, buyer }: ReceiptInput): Markup {
  const receiptLanguage = getReceiptTexts(language);
  const { texts, locale } = receiptLanguage;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const priceFormat = new Intl.NumberFormat(locale, { style: 'currency', currency: row.currency });
  const sellerHost = portal === undefined ? '' : new URL(portal).host;
  const parties = [
    [texts.seller, seller?.name ?? sellerHost],
    [texts.taxNumber, seller?.taxNumber ?? ''],
    [texts.buyer, getBuyerText(buyer)],
  ].filter(([, party]) => party !== '');
  const content = html`<dl>
      ${parties.map(
        ([label, party]) =>
          html`<dt>${label}</dt>
            <dd><bdi>${party}</bdi></dd>`,
      )}
      <dt>${texts.number}</dt>
      <dd><bdi>${formatInvoiceNumber(row)}</bdi></dd>
      <dt>${texts.date}</dt>
      <dd>${day.format(row.addedAt)}</dd>
      <dt>${texts.item}</dt>
      <dd><bdi>${row.title}</bdi></dd>
      <dt>${texts.period}</dt>
      <dd>${day.formatRange(row.startsAt, row.endsAt)}</dd>
      ${
        row.paidWith === null
          ? ''
          : html`<dt>${texts.paidWith}</dt>
              <dd><bdi>${row.paidWith}</bdi></dd>`
      }
      <dt class="total">${texts.total}</dt>
      <dd class="total">${priceFormat.format(Number(row.amount))}</dd>
    </dl>
    <p class="note">${texts.taxIncluded}</p>
    ${row.status === 'refunded' ? html`<p><strong>${texts.refunded}</strong></p>` : ''}`;
  return writePage(receiptLanguage, `${texts.receipt} ${formatInvoiceNumber(row)}`, content);
}

/** Renders the page for an expired address. */
function writeEndedDocument(language: string | undefined): Markup {
  const receiptLanguage = getReceiptTexts(language);
  return writePage(receiptLanguage, receiptLanguage.texts.receipt, html`<p>${receiptLanguage.texts.ended}</p>`);
}

/** Serves receipts in the language of the query parameter `lang`. */
export function serveReceipts(
  app: Hono,
  { database, now }: Pick<Commerce, 'database' | 'now'>,
  { getPortal, seller }: { getPortal: GetPortal; seller?: Seller | undefined },
): void {
  app.get(`${receiptPath}:name`, async (context) => {
    // Malformed input causes no database query.
    const [, number = '', expiresAt = '', seal = ''] = receiptNamePattern.exec(context.req.param('name')) ?? [];
    const [found] =
      number === ''
        ? []
        : await database
            .select({ row: invoices, buyer: users })
            .from(invoices)
            .leftJoin(users, eq(users.id, invoices.userId))
            .where(eq(invoices.number, Number(number)));
    const row = found?.row;
    if (!row || !isSealed(row, expiresAt, seal)) throw createNotFound('this receipt');
    const language = context.req.query('lang');
    if (Number(expiresAt) <= Math.floor(now() / hourMs))
      return context.html(writeEndedDocument(language), 410, headers);
    const buyer = found?.buyer ?? undefined;
    return context.html(writeDocument({ row, language, portal: getPortal(context), seller, buyer }), 200, headers);
  });
}
