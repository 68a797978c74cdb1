import { type CreditCard, ownValue } from '@touchline/contract';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  master: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  elo: 'Elo',
  hipercard: 'Hipercard',
};

/** How a card's brand writes itself; what is not known stands as it was said. */
export const brandOf = ({ brand }: CreditCard): string | undefined =>
  brand === undefined ? undefined : (ownValue(brands, brand.toLowerCase()) ?? brand.slice(0, 40));

/** The last four digits, whatever else was sent. */
export const lastDigitsOf = ({ last4 }: CreditCard): string => last4.replaceAll(/\D/g, '').slice(-4);

/** When it expires, as it stands on the card: `09/28`; undefined where nobody said it. */
export const expiryOf = ({ exp_month: month, exp_year: year }: CreditCard): string | undefined =>
  month === undefined || year === undefined
    ? undefined
    : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;

/** Whether it is good no more: a card is until the end of its month. @param now milliseconds since the epoch */
export const hasExpired = ({ exp_month: month, exp_year: year }: CreditCard, now: number): boolean =>
  month !== undefined && year !== undefined && Date.UTC(year, month) <= now;
