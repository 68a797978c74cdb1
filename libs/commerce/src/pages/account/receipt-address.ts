import { resolveAddress } from '@touchline/api-client';

/**
 * The address of a receipt; undefined if the page must not link to it. The backend's own receipts get the locale.
 * @param receiptUrl absolute, or relative to `apiBase`
 */
export function resolveReceiptAddress(apiBase: string, receiptUrl: string, locale: string): string | undefined {
  const address = resolveAddress(apiBase, receiptUrl);
  if (address === undefined || /^https?:/i.test(receiptUrl.trim())) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${encodeURIComponent(locale)}`;
}
