import '../wire/jitless.ts';
import * as z from 'zod/mini';

const decimal = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Money in a request: a decimal text in the spelling of the answer, such as `5.99`. */
export const decimalText = z.string().check(z.regex(decimal));

function readDecimal(raw: unknown): string | undefined {
  const message = typeof raw === 'number' ? String(raw) : raw;
  return typeof message === 'string' && decimal.test(message.trim()) ? message.trim() : undefined;
}

/** Money in an answer, as a decimal text such as `5.99`. */
export const money = z.pipe(z.transform(readDecimal), z.string());

/** The same; a value that is no such number is absent, so that viewers never read a wrong price. */
export const optionalMoney = z.optional(z.transform(readDecimal));
