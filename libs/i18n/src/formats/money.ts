import { replaceSpaces } from './replace-spaces.ts';

/** Making a formatter costs a hundred times more than using it. */
const formatterCache = new Map<string, Intl.NumberFormat>();

function getNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${locale} ${Object.values(options).join()}`;
  const numberFormat = formatterCache.get(id) ?? new Intl.NumberFormat(locale, options);
  formatterCache.set(id, numberFormat);
  return numberFormat;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * A decimal text with an ISO 4217 currency in the locale's format: `9.99`, `EUR` -> `9,99 €`. It shows every digit,
 * because the backend charges every digit. Without a currency, or with `N/A` (the product's default: specification,
 * section 3), it shows the number alone. An unknown code comes after the number; a text that is not a number is shown
 * unchanged.
 */
export function formatMoney(locale: string, amount: string, currency = 'N/A'): string {
  const text = amount.trim();
  if (!isDecimal(text)) return text;
  const decimalCount = text.split('.')[1]?.length ?? 0;
  const formatWithoutCurrencyStyle = (): string =>
    replaceSpaces(
      getNumberFormat(locale, { minimumFractionDigits: decimalCount, maximumFractionDigits: decimalCount }).format(
        text,
      ),
    );
  if (currency === 'N/A' || currency === '') return formatWithoutCurrencyStyle();
  try {
    const numberFormat = getNumberFormat(locale, { style: 'currency', currency });
    const shownDecimalCount = numberFormat.resolvedOptions().maximumFractionDigits ?? 0;
    const exactDecimalCount = Array.from(text.split('.')[1] ?? '').findLastIndex((digit) => digit !== '0') + 1;
    const exactFormat =
      exactDecimalCount > shownDecimalCount
        ? getNumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: exactDecimalCount })
        : numberFormat;
    return replaceSpaces(exactFormat.format(text));
  } catch {
    return `${formatWithoutCurrencyStyle()} ${currency}`;
  }
}
