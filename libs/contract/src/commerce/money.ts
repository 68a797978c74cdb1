import '../wire/jitless.ts';
import * as z from 'zod/mini';

const decimal = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Money in a request: a decimal text as it was said, such as `5.99`. */
export const decimalText = z.string().check(z.regex(decimal));

function readDecimal(raw: unknown): string | undefined {
  const said = typeof raw === 'number' ? String(raw) : raw;
  return typeof said === 'string' && decimal.test(said.trim()) ? said.trim() : undefined;
}

/** Money in an answer, as a decimal text such as `5.99`. */
export const money = z.pipe(z.transform(readDecimal), z.string());

/** The same; what is no such number was not said, so that nobody reads what it does not cost. */
export const optionalMoney = z.optional(z.transform(readDecimal));
