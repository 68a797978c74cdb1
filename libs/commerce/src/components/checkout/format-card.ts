import { type CreditCard, getOwnValue } from '@touchline/contract';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  master: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  elo: 'Elo',
  hipercard: 'Hipercard',
};

/** A brand in its own spelling; an unknown brand in the backend's spelling. */
export const getBrand = ({ brand }: CreditCard): string | undefined =>
  brand === undefined ? undefined : (getOwnValue(brands, brand.toLowerCase()) ?? brand.slice(0, 40));

/** The last four digits; other characters are dropped. */
export const getLastDigits = ({ last4 }: CreditCard): string => last4.replaceAll(/\D/g, '').slice(-4);

/** The expiry as on the card: `09/28`; undefined without a month or a year. */
export const getExpiry = ({ exp_month: month, exp_year: year }: CreditCard): string | undefined =>
  month === undefined || year === undefined
    ? undefined
    : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;

/** Whether a card has expired. A card is valid until the end of its month. @param now milliseconds since the epoch */
export const hasExpired = ({ exp_month: month, exp_year: year }: CreditCard, now: number): boolean =>
  month !== undefined && year !== undefined && Date.UTC(year, month) <= now;
