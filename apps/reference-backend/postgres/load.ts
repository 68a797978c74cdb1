import { randomUUID } from 'node:crypto';
import {
  checkoutSubscription,
  getPaymentStatus,
  getProfile,
  listContracts,
  listEvents,
  registerUser,
} from '@touchline/contract';
import * as z from 'zod/mini';

/** Products that do not cover each other. */
const products = ['nordic-women-pass', 'verdant-academy-pass', 'galil-women-pass', 'adria-month'] as const;

/** A call's path, its status, and the time that its caller waited. */
export interface Answer {
  path: string;
  status: number;
  /** Whether a 503 has a Retry-After. */
  hasRetryAfter: boolean;
  waitedMs: number;
  body: unknown;
}

export interface Load {
  answers: Answer[];
  /** Ends the load, and waits for the buyers' last purchases. @returns the number of approved purchases */
  finish: () => Promise<number>;
}

type Headers = Readonly<Record<string, string>>;

const pause = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs));

async function send(answers: Answer[], address: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const failedAnswer: Answer = {
    path: new URL(address).pathname,
    status: response.status,
    hasRetryAfter: response.headers.has('retry-after'),
    waitedMs: performance.now() - start,
    body: text === '' ? undefined : JSON.parse(text),
  };
  answers.push(failedAnswer);
  return failedAnswer;
}

const registrationSchema = z.object({ content: z.object({ tokenData: z.object({ access_token: z.string() }) }) });

/** The headers of a new account's session. */
async function signUp(url: string): Promise<Headers> {
  const account = {
    email: `buyer-${randomUUID()}@example.com`,
    password: 'correct horse battery',
    displayName: 'Test Buyer',
    terms: true,
    strategy: 'refresh',
  };
  const { body } = await send([], url + registerUser.path, account);
  return { 'x-authorization': `Bearer ${z.parse(registrationSchema, body).content.tokenData.access_token}` };
}

async function fetchCardToken(sandbox: string): Promise<string> {
  const card = { number: '4242424242424242', expiry: '12 / 40', code: '123', locale: 'en' };
  const { body } = await send([], `${sandbox}/v1/tokens`, { public_key: 'pk_sandbox_touchline', ...card });
  return z.parse(z.object({ token: z.string() }), body).token;
}

const paymentSchema = z.object({ content: z.object({ status: z.string() }) });
const isApproved = ({ status, body }: Answer): boolean =>
  status === 200 && paymentSchema.safeParse(body).data?.content.status === 'APPROVED';

/**
 * Buys like the portal: after a lost response it requests the payment's status, and repeats a missing order with its
 * key.
 */
async function buy(answers: Answer[], url: string, sandbox: string, viewer: Headers, product: string): Promise<void> {
  const key = randomUUID();
  const order = { subscription_id: product, card: { token: await fetchCardToken(sandbox) } };
  const pay = () => send(answers, url + checkoutSubscription.path, order, { ...viewer, 'idempotency-key': key });
  let answer = await pay();
  while (!isApproved(answer)) {
    await pause(200);
    answer = await send(answers, `${url}${getPaymentStatus.path.replace(':id', key)}`, undefined, viewer);
    if (answer.status === 404) answer = await pay();
  }
}

/** Makes purchases and reads at each backend until `finish` is called. */
export async function startLoad(urls: readonly string[], sandbox: string): Promise<Load> {
  const answers: Answer[] = [];
  let isOver = false;
  let approvedCount = 0;
  const buyers = await Promise.all([...urls, ...urls].map(async (url) => ({ url, viewer: await signUp(url) })));
  const readingLoops = buyers.map(async ({ url, viewer }) => {
    while (!isOver) {
      await send(answers, url + listEvents.path, { size: 10, page: Math.floor(Math.random() * 20) });
      await send(answers, url + getProfile.path, undefined, viewer);
      await send(answers, url + listContracts.path, undefined, viewer);
      await pause(20);
    }
  });
  const buyingLoops = buyers.map(async ({ url, viewer }) => {
    for (const product of products) {
      await buy(answers, url, sandbox, viewer, product);
      approvedCount += 1;
      await pause(250);
    }
  });
  return {
    answers,
    async finish() {
      await Promise.all(buyingLoops);
      isOver = true;
      await Promise.all(readingLoops);
      return approvedCount;
    },
  };
}
