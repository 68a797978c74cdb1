import type { SQLOutputValue } from 'node:sqlite';
import * as z from 'zod/mini';
import { cardSchema, chargeStatuses, declineReasons, type Charge } from '../api.ts';

/** The columns of `charges` that the code reads. */
export const chargeRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  request: z.string(),
  status: z.enum(chargeStatuses),
  decline_reason: z.nullable(z.enum(declineReasons)),
  amount: z.string(),
  currency: z.string(),
  refunded: z.int(),
  card: z.string(),
  locale: z.string(),
  return_url: z.nullable(z.string()),
  webhook_url: z.nullable(z.string()),
  question: z.nullable(z.string()),
  answered_well: z.nullable(z.union([z.literal('approved'), z.enum(declineReasons)])),
  turns_to: z.nullable(z.enum(['approved', 'declined'])),
  turns_at: z.nullable(z.int()),
  created: z.int(),
});
export type ChargeRow = z.output<typeof chargeRowSchema>;

export const parseRow = (row: Record<string, SQLOutputValue> | undefined): ChargeRow | undefined =>
  row && z.parse(chargeRowSchema, row);

/** Converts an amount to thousandths, the smallest parts of any currency. */
export const toThousandths = (amount: string): number => Math.round(Number(amount) * 1000);

const formatThousandths = (amount: number): string =>
  amount % 10 === 0 ? (amount / 1000).toFixed(amount === 0 ? 0 : 2) : (amount / 1000).toFixed(3);

/** @param questionsUrl the base address of the pages on which banks ask for a confirmation (3-D Secure) */
export const toCharge = (row: ChargeRow, questionsUrl: string): Charge => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  refunded: formatThousandths(row.refunded),
  ...(row.decline_reason && { decline_reason: row.decline_reason }),
  ...(row.status === 'pending' &&
    row.question !== null && {
      action_url: questionsUrl + row.question,
      ...(row.turns_at !== null && { action_until: new Date(row.turns_at).toISOString() }),
    }),
  card: z.parse(cardSchema, JSON.parse(row.card)),
  created: new Date(row.created).toISOString(),
});
