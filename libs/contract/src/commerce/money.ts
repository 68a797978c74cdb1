import '../wire/jitless.ts';
import * as z from 'zod/mini';

const decimalPattern = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Money in a request: a decimal text exactly as in the response, such as `5.99`. */
export const decimalText = z.string().check(z.regex(decimalPattern));

function readDecimal(raw: unknown): string | undefined {
  const message = typeof raw === 'number' ? String(raw) : raw;
  return typeof message === 'string' && decimalPattern.test(message.trim()) ? message.trim() : undefined;
}

/** Money in a response, as a decimal text such as `5.99`. */
export const money = z.pipe(z.transform(readDecimal), z.string());

/** Optional money in a response. An invalid value counts as absent, so that viewers never see a wrong price. */
export const optionalMoney = z.optional(z.transform(readDecimal));
