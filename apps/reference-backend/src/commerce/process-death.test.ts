import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutSubscription, getPaymentStatus, loginUser, readAnswer, registerUser } from '@touchline/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startProgram, type Program } from '../testing/start-program.ts';

async function start(...programArguments: Parameters<typeof startProgram>): Promise<Program> {
  const program = await startProgram(...programArguments);
  onTestFinished(program.kill);
  return program;
}

const json = { 'content-type': 'application/json' };
const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** Creates an account. @returns the headers of its session */
async function signUp({ url }: Program): Promise<Record<string, string>> {
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const account = { email, password, displayName: 'Test Viewer', terms: true, strategy: 'refresh' };
  await post(url + registerUser.path, account);
  const device = { device_id: randomUUID(), device_name: 'Chrome on Windows', strategy: 'refresh' };
  const response = await post(url + loginUser.path, { username: email, password, ...device });
  const { tokenData } = readAnswer(loginUser, await response.json(), response.status).value;
  return { 'x-authorization': `Bearer ${tokenData.access_token}` };
}

test(
  'a backend that is killed between a charge and its response finds the charge after a restart, without another [fault-40]',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-backend-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const sandbox = await start('sandbox-payments');
    const data = ['--data', folder, '--payments-url', sandbox.url];
    const firstProgram = await start('reference-backend', data);
    const viewer = await signUp(firstProgram);

    // The card is charged at once, but the response takes half a minute, and lookups fail.
    await post(`${sandbox.url}/__sandbox`, {
      fault: { match: '/v1/charges?', kind: 'broken' },
      messages: { held: true },
    });
    const card = { public_key: 'pk_sandbox_touchline', number: '4000000000006975', expiry: '12 / 40', code: '123' };
    const tokenResponse = await post(`${sandbox.url}/v1/tokens`, { ...card, locale: 'en' });
    const { token } = z.parse(z.object({ token: z.string() }), await tokenResponse.json());
    const key = randomUUID();
    const order = { subscription_id: 'nordic-month', card: { token } };
    const pendingPurchase = post(firstProgram.url + checkoutSubscription.path, order, {
      ...viewer,
      'idempotency-key': key,
    }).then(
      ({ status }) => status,
      () => 'no answer',
    );
    const fetchStatus = async ({ url }: Program) => {
      const response = await fetch(`${url}${getPaymentStatus.path.replace(':id', key)}`, { headers: viewer });
      return readAnswer(getPaymentStatus, await response.json(), response.status).value;
    };
    const waitingSchema = z.object({ waiting: z.number() });
    await vi.waitFor(
      async () => {
        const response = await post(`${sandbox.url}/__sandbox`, {});
        expect(z.parse(waitingSchema, await response.json()).waiting, 'the provider holds the charge’s message').toBe(
          1,
        );
      },
      { timeout: 20_000, interval: 50 },
    );
    const { status, contract } = await fetchStatus(firstProgram);
    expect([status, contract?.status]).toEqual(['PENDING', 'pending']);
    await firstProgram.kill();
    await post(`${sandbox.url}/__sandbox`, { heal: true });
    expect(await pendingPurchase).toBe('no answer');

    const secondProgram = await start('reference-backend', data);
    await vi.waitFor(async () => expect((await fetchStatus(secondProgram)).status).toBe('APPROVED'), {
      timeout: 20_000,
      interval: 100,
    });
    const secondResponse = await post(secondProgram.url + checkoutSubscription.path, order, {
      ...viewer,
      'idempotency-key': key,
    });
    const { value } = readAnswer(checkoutSubscription, await secondResponse.json(), secondResponse.status);
    expect(value).toMatchObject({ status: 'APPROVED', contract: { id: contract?.id, status: 'active' } });
  },
);
