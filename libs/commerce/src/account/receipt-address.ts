import { resolveAddress } from '@touchline/api-client';

/**
 * Where a receipt is read; undefined where it may not be linked to. The backend's own are in the viewer's language.
 * @param receiptUrl absolute, or from `apiBase`
 */
export function receiptAddress(apiBase: string, receiptUrl: string, locale: string): string | undefined {
  const address = resolveAddress(apiBase, receiptUrl);
  if (address === undefined || /^https?:/i.test(receiptUrl.trim())) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${encodeURIComponent(locale)}`;
}
