import valid from 'card-validator';
import { getBehaviour } from './test-cards.ts';

/** The raw input of the three fields. */
export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

/** A card with valid digits. */
export interface ValidCard {
  /** The number as digits, without blanks. */
  number: string;
  /** Such as `visa`; `card` for an unknown brand. */
  brand: string;
  exp_month: number;
  exp_year: number;
}

/** The problem of each field. `real`: a valid number that is no test number, and may be a real card's. */
export type CardProblems = Partial<Record<keyof TypedCard, 'missing' | 'wrong' | 'expired' | 'real'>>;

/** Converts full-width, Arabic and Persian digits to ASCII, because keyboards of some languages type them. */
const toLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

const tidyInput = (text: string): string => toLatinDigits(text).trim();

/** The digits of a number, without blanks and dashes. */
export const getDigits = (number: string): string => tidyInput(number).replace(/[\s\u00a0-]/g, '');

/** Validates the input: the check digit, an expiry in the future, and a code of the brand's length. */
export function validateCard(typed: TypedCard): { card: ValidCard } | { problems: CardProblems } {
  const digits = getDigits(typed.number);
  const number = valid.number(digits);
  const expiry = valid.expirationDate(tidyInput(typed.expiry));
  const code = valid.cvv(tidyInput(typed.code), number.card?.code.size ?? [3, 4]);
  const problems: CardProblems = {
    ...(number.isValid ? !getBehaviour(digits) && { number: 'real' } : { number: digits === '' ? 'missing' : 'wrong' }),
    ...(!expiry.isValid && { expiry: getExpiryProblem(tidyInput(typed.expiry)) }),
    ...(!code.isValid && { code: tidyInput(typed.code) === '' ? 'missing' : 'wrong' }),
  };
  if (Object.keys(problems).length > 0 || !expiry.month || !expiry.year) return { problems };
  return {
    card: {
      number: digits,
      brand: number.card?.type ?? 'card',
      exp_month: Number(expiry.month),
      exp_year: toFullYear(expiry.year),
    },
  };
}

/** Finds the reason for an invalid expiry, which the library does not return. */
function getExpiryProblem(text: string): 'missing' | 'wrong' | 'expired' {
  if (text === '') return 'missing';
  const [, month = '', year = ''] = /^(\d{1,2})\s*(?:[/.-]\s*)?(\d{4}|\d{2})$/.exec(text) ?? [];
  const now = new Date();
  const [expiryMonthIndex, currentMonthIndex] = [
    toFullYear(year) * 12 + Number(month),
    now.getFullYear() * 12 + now.getMonth() + 1,
  ];
  return valid.expirationMonth(month).isValid && year !== '' && expiryMonthIndex < currentMonthIndex
    ? 'expired'
    : 'wrong';
}

const toFullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
