import { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '@touchline/api-client';
import {
  chargeSchema,
  customerContractSchema,
  PortalError,
  readMessage,
  userPurchaseStatus,
} from '@touchline/contract';
import { createInputs, makeMalformed, wireTerms } from '@touchline/contract/testing';
import { createTelemetry } from '@touchline/telemetry';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { hasEnded, type Purchase } from './purchase-machine.ts';
import { findPurchase, storePurchase } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';
import { recordPurchaseStatus } from '../viewer-data/record-purchase-status.ts';
import { settleReportedDecline } from '../viewer-data/settle-reported-decline.ts';
import { paymentQuery } from './payment-query.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const viewer = 'ingrid';
const key = '5f0c6a1e-0000-4000-8000-000000000001';
const sentPurchase: Purchase = {
  kind: 'ticket',
  id: '7',
  key,
  viewer,
  title: 'A match',
  price: '5.99',
  currency: 'EUR',
  returnTo: '/events/7/',
  formAt: '/account/ppv/buy/7/',
  state: 'sent',
  at: 0,
};

interface Answer {
  status: number;
  body: unknown;
}

const createSuccess = (content: unknown): Answer => ({ status: 200, body: { content } });
const createContract = (status: string) => ({
  id: 'c1',
  product_id: 'ticket-7',
  event_id: '7',
  access_model: 'ppv',
  status,
});
const failures: Answer[] = [
  { status: 404, body: { error: 'not_found' } },
  { status: 404, body: 'No such page' },
  { status: 405, body: '' },
  { status: 500, body: { error: true } },
  createSuccess({}),
];
const createMalformed = (raw: unknown): fc.Arbitrary<Answer> =>
  makeMalformed(raw).map((value) => createSuccess(value.raw));
const charges = ['APPROVED', 'PENDING', 'DECLINED'].flatMap((status) => [
  { status },
  { status, contract: createContract(status === 'APPROVED' ? 'active' : 'pending') },
]);
const paymentAnswers: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom(...failures, ...charges.map(createSuccess)),
  fc.oneof(fc.constantFrom(...charges), createInputs(chargeSchema, wireTerms)).chain(createMalformed),
);
const contractLists = [[], ['active'], ['pending'], ['canceled'], ['expired']].map((statuses) => ({
  entries: statuses.map(createContract),
}));
const contractAnswers: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom(...failures, ...contractLists.map(createSuccess)),
  fc
    .oneof(
      fc.constantFrom(...contractLists),
      fc.record({ entries: fc.array(createInputs(customerContractSchema, wireTerms), { maxLength: 2 }) }),
    )
    .chain(createMalformed),
);
const messages = fc
  .record({
    userId: fc.constant(viewer),
    contractId: fc.constantFrom('c1', 'c2'),
    status: fc.constantFrom('active', 'ACTIVE', 'pending', 'declined', 'canceled', 'unheard of'),
    eventId: fc.constantFrom('7', '8', null),
    productId: fc.constantFrom('ticket-7', null),
  })
  .chain((payload) => makeMalformed(payload))
  .map(({ raw }) => raw);
type Step =
  | { kind: 'ask'; payment: Answer; contracts: Answer }
  | { kind: 'message'; raw: unknown; payment: Answer; contracts: Answer }
  | { kind: 'new document' };
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), payment: paymentAnswers, contracts: contractAnswers }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('message' as const),
      raw: messages,
      payment: paymentAnswers,
      contracts: contractAnswers,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'new document' as const }) },
);

const readPurchase = (): Purchase => findPurchase(viewer, key) ?? sentPurchase;

/** Runs the steps of one purchase, with the backend's responses to it. */
class Scenario {
  readonly #telemetry = createTelemetry();
  #queryClient = new QueryClient();
  #requestCount = 0;
  #end: Purchase | undefined;
  /** All data that the backend has sent. */
  #sentText = '';
  /** The violated rules. */
  readonly violations: string[] = [];

  async runStep(step: Step): Promise<void> {
    const context = { queryClient: this.#queryClient, telemetry: this.#telemetry };
    if (step.kind === 'new document') this.#queryClient = new QueryClient();
    else if (step.kind === 'ask') await this.#ask(step);
    else {
      this.#sentText += JSON.stringify(step.raw);
      try {
        const message = readMessage(userPurchaseStatus, step.raw).payload;
        recordPurchaseStatus(message, viewer, context);
        if (message.status === 'declined') {
          vi.useFakeTimers();
          const settlePromise = settleReportedDecline(message, viewer, { ...context, api: this.#createApi(step) });
          await vi.advanceTimersByTimeAsync(4_000);
          await settlePromise;
          vi.useRealTimers();
        }
      } catch (error) {
        this.#checkError(error);
      }
    }
    this.#checkEnd(readPurchase());
  }

  #checkError(error: unknown): void {
    if (!(error instanceof PortalError)) this.violations.push(`throws ${String(error)}`);
  }

  #checkEnd(purchase: Purchase): void {
    const { state } = purchase;
    if (this.#end && (this.#end.state !== state || this.#end.reason !== purchase.reason))
      this.violations.push(`was ${this.#end.state}, and is ${state}`);
    else if (hasEnded(purchase)) this.#end = purchase;
    const expectedPattern =
      state === 'approved' ? /APPROVED|active|canceled/i : state === 'declined' ? /DECLINED/i : /^/;
    if (!expectedPattern.test(this.#sentText)) this.violations.push(`is ${state}, which no answer has said`);
  }

  #createApi({ payment, contracts }: { payment: Answer; contracts: Answer }): Api {
    return createApi({
      baseUrl: 'https://api.example',
      limits: { maxTries: 1 },
      fetch: async (input, init) => {
        this.#requestCount += 1;
        const { status, body } = new Request(input, init).url.includes('payment_status') ? payment : contracts;
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        this.#sentText += text;
        return new Response(text, { status });
      },
    });
  }

  async #ask({ payment, contracts }: Extract<Step, { kind: 'ask' }>): Promise<void> {
    this.#requestCount = 0;
    const api = this.#createApi({ payment, contracts });
    const query = paymentQuery(api, viewer, key);
    const previousAnswer = this.#queryClient.getQueryData(query.queryKey);
    const answer = await this.#queryClient
      .fetchQuery({ ...query, staleTime: 0, gcTime: Infinity })
      .catch((error: unknown) => {
        this.#checkError(error);
        return undefined;
      });
    if (this.#requestCount > 4) this.violations.push(`${this.#requestCount} requests for one question`);
    if (previousAnswer?.kind === 'known' && answer?.kind === 'absent')
      this.violations.push('a known payment is absent');
    if (answer?.kind === 'known')
      settlePurchase(answer.charge, readPurchase(), { queryClient: this.#queryClient, telemetry: this.#telemetry });
  }
}

test('after random responses and messages, a purchase ends as the backend says, and its end never changes [fault-40b]', async () => {
  const checkSteps = async (randomSteps: readonly Step[]): Promise<void> => {
    localStorage.clear();
    storePurchase(sentPurchase);
    const scenario = new Scenario();
    for (const step of randomSteps) await scenario.runStep(step);
    expect(scenario.violations).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 8 }), checkSteps), {
    seed: 20_261_129,
    numRuns: 150,
  });
}, 30_000);
