import { replaceSpaces } from './replace-spaces.ts';

/** Making a formatter costs a hundred times more than using it. */
const formatterCache = new Map<string, Intl.NumberFormat>();

function getFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${locale} ${Object.values(options).join()}`;
  const known = formatterCache.get(id) ?? new Intl.NumberFormat(locale, options);
  formatterCache.set(id, known);
  return known;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * A decimal text with an ISO 4217 currency in the locale's format: `9.99`, `EUR` -> `9,99 €`. Digits are never rounded
 * through a float. Without a currency, or with `N/A` (the product's default, specification section 3), it shows the
 * number alone. An unknown code comes after the number; a text that is not a number is shown unchanged.
 */
export function formatMoney(locale: string, amount: string, currency = 'N/A'): string {
  const text = amount.trim();
  if (!isDecimal(text)) return text;
  const decimals = text.split('.')[1]?.length ?? 0;
  const plain = (): string =>
    replaceSpaces(getFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(text));
  if (currency === 'N/A' || currency === '') return plain();
  try {
    return replaceSpaces(getFormat(locale, { style: 'currency', currency }).format(text));
  } catch {
    return `${plain()} ${currency}`;
  }
}
