/** The currencies whose number of decimals is not two (ISO 4217). */
const zeroDecimalCurrencies = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const threeDecimalCurrencies = 'BHD IQD JOD KWD LYD OMR TND';

/** Whether a price is zero. @param amount a decimal text */
export const isZero = (amount: string): boolean => Number(amount) === 0;

/**
 * Whether a price can be shown and charged exactly (decisions, section 6). It must be zero, or have a known currency
 * and no more decimals than that currency.
 */
export function isPayable({ price, currency }: { price?: string | undefined; currency?: string | undefined }): boolean {
  if (price === undefined) return false;
  if (isZero(price)) return true;
  const code = currency?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(code)) return false;
  const decimalCount = Array.from(price.split('.')[1] ?? '').findLastIndex((digit) => digit !== '0') + 1;
  return decimalCount <= (zeroDecimalCurrencies.includes(code) ? 0 : threeDecimalCurrencies.includes(code) ? 3 : 2);
}
