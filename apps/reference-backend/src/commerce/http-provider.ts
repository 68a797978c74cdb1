import type { DeclineReason } from '@touchline/contract';
import { declineReasons } from '@touchline/contract';
import * as z from 'zod/mini';
import type { CardFacts } from '../database/commerce-tables.ts';
import { createFaultLog } from '../http/fault-log.ts';
import { ChargeRefused, type ProviderRequest, type PaymentProvider, type ProviderCharge } from './provider.ts';

export interface ProviderSettings {
  /** The API's base address, without a slash at the end. */
  url: string;
  secretKey: string;
  /** The address for the provider's messages; without it the provider sends no messages. */
  webhookUrl?: string | undefined;
}

/** The time after which a response counts as lost. */
const answerTimeoutMs = 10_000;

const shortTextSchema = z.string().check(z.maxLength(200));
const addressSchema = z.string().check(z.maxLength(2000));

const cardSchema = z.object({
  id: shortTextSchema,
  brand: z.optional(shortTextSchema),
  last4: shortTextSchema,
  exp_month: z.optional(z.int()),
  exp_year: z.optional(z.int()),
});

const toCard = ({
  id,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
}: z.output<typeof cardSchema>): CardFacts => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
});

const chargeSchema = z.object({
  id: shortTextSchema,
  reference: shortTextSchema,
  status: z.enum(['approved', 'pending', 'declined']),
  amount: shortTextSchema,
  refunded: z.optional(shortTextSchema),
  decline_reason: z.optional(shortTextSchema),
  action_url: z.optional(addressSchema),
  action_until: z.optional(shortTextSchema),
  card: z.optional(cardSchema),
});
const chargesSchema = z.object({ charges: z.array(chargeSchema).check(z.maxLength(10)) });
const failureSchema = z.object({ error: z.object({ code: shortTextSchema, message: z.optional(z.string()) }) });

/** The provider answered with a failure, or with an invalid body. */
class ProviderFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`the payment provider: ${status} ${code} ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** Maps unknown reasons to `card_declined` (docs/decisions/0041). */
const getReason = (reason: string): DeclineReason =>
  declineReasons.find((knownReason) => knownReason === reason) ?? 'card_declined';

const toCharge = (raw: z.output<typeof chargeSchema>): ProviderCharge => ({
  id: raw.id,
  reference: raw.reference,
  status: raw.status,
  isRefunded: Number(raw.refunded ?? 0) >= Number(raw.amount) && Number(raw.amount) > 0,
  declineReason: raw.decline_reason === undefined ? undefined : getReason(raw.decline_reason),
  // A browser follows this address, so other schemes such as `javascript:` are dropped.
  actionUrl:
    raw.action_url !== undefined && /^https?:$/.test(URL.parse(raw.action_url)?.protocol ?? '')
      ? raw.action_url
      : undefined,
  actionUntil: raw.action_until === undefined ? undefined : Date.parse(raw.action_until) || undefined,
  card: raw.card && toCard(raw.card),
});

/**
 * The statuses of refused requests, after which no charge exists. After all other failures the result is unknown.
 */
const refusedStatuses: Readonly<Record<number, true>> = {
  400: true,
  401: true,
  402: true,
  403: true,
  404: true,
  422: true,
  429: true,
};

/** Creates a client for a payment provider with the API of `apps/sandbox-payments`. */
export function createHttpProvider({ url, secretKey, webhookUrl }: ProviderSettings): PaymentProvider {
  async function requestProvider<Answer extends z.ZodMiniType>(
    path: string,
    schema: Answer,
    { body, key, method }: { body?: unknown; key?: string; method?: 'DELETE' | 'POST' } = {},
  ): Promise<z.output<Answer>> {
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const text = await response.text();
    const reason: unknown = text === '' ? {} : JSON.parse(text);
    if (!response.ok) {
      const { code = '', message = '' } = failureSchema.safeParse(reason).data?.error ?? {};
      throw new ProviderFailure(response.status, code, message);
    }
    return z.parse(schema, reason);
  }

  const log = createFaultLog();
  /** Makes a request for a card. @throws ChargeRefused for a response that proves that no charge was made */
  async function requestForCard<Answer extends z.ZodMiniType>(
    ...requestArguments: Parameters<typeof requestProvider<Answer>>
  ) {
    try {
      return await requestProvider(...requestArguments);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || !refusedStatuses[error.status]) throw error;
      // Other codes mean an error of this server, so they are logged.
      if (error.code === 'invalid_source' || error.code === 'card_declined')
        throw new ChargeRefused('card_declined', error.message);
      log(error);
      throw new ChargeRefused('provider_unavailable', error.message);
    }
  }

  return {
    async charge({ reference, source, amount, currency, storesCard, returnUrl }: ProviderRequest) {
      const returnFields = { return_url: returnUrl, webhook_url: webhookUrl };
      const body = { source, amount, currency, reference, store_card: storesCard, ...returnFields };
      return toCharge(await requestForCard('/v1/charges', chargeSchema, { body, key: reference }));
    },
    storeCard: async (token) => toCard(await requestForCard('/v1/cards', cardSchema, { body: { source: token } })),
    async getCharge(reference) {
      const { charges } = await requestProvider(
        `/v1/charges?reference=${encodeURIComponent(reference)}`,
        chargesSchema,
      );
      const foundCharge = charges.find((charge) => charge.reference === reference);
      return foundCharge && toCharge(foundCharge);
    },
    async void(id) {
      return toCharge(
        await requestProvider(`/v1/charges/${encodeURIComponent(id)}/void`, chargeSchema, { method: 'POST' }),
      );
    },
    async refund({ id, amount }) {
      await requestProvider('/v1/refunds', z.unknown(), { body: { charge: id, amount }, key: `refund-${id}` });
    },
    async forgetCard(id) {
      try {
        await requestProvider(`/v1/cards/${encodeURIComponent(id)}`, z.unknown(), { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ProviderFailure && error.status === 404)) throw error;
      }
    },
  };
}
