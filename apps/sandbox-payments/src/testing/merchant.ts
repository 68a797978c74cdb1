import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { chargeSchema, type Charge, type ChargeRequest } from '../api.ts';
import { sandboxKeys, startSandbox, type RunningSandbox, type SandboxOptions } from '../start-sandbox.ts';

/** A running provider, and a merchant's requests to it. */
export interface Merchant {
  sandbox: RunningSandbox;
  /** @returns status and body */
  send: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>;
  /** Makes a token for a card. */
  createToken: (number: string, typed?: Record<string, string>) => Promise<string>;
  charge: (request: Partial<ChargeRequest>, key?: string) => Promise<{ status: number; body: unknown }>;
  /** Charges a source, and fails unless the response is a charge. */
  createCharge: (request: Partial<ChargeRequest>, key?: string) => Promise<Charge>;
  /** Sends a command to /__sandbox, which needs the option `faults`. */
  controlSandbox: (command: Record<string, unknown>) => Promise<unknown>;
}

const jsonHeaders = { 'content-type': 'application/json' };
const tokenSchema = z.object({ token: z.string() });

export async function openMerchant(options: Partial<SandboxOptions> = {}): Promise<Merchant> {
  const sandbox = await startSandbox({ port: 0, faults: true, ...options });
  const read = async (response: Response) => {
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  const send: Merchant['send'] = async (path, init = {}) =>
    read(
      await fetch(sandbox.url + path, {
        ...init,
        headers: { ...jsonHeaders, authorization: `Bearer ${sandboxKeys.secretKey}`, ...init.headers },
      }),
    );
  const charge: Merchant['charge'] = (request, key = randomUUID()) =>
    send('/v1/charges', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ amount: '5.99', currency: 'EUR', reference: randomUUID(), ...request }),
    });
  return {
    sandbox,
    send,
    charge,
    createCharge: async (...chargeArguments) => z.parse(chargeSchema, (await charge(...chargeArguments)).body),
    async createToken(number, typed = {}) {
      const card = { number, expiry: '12 / 40', code: number.length === 15 ? '1234' : '123', ...typed };
      const body = JSON.stringify({ public_key: sandboxKeys.publicKey, locale: 'de', ...card });
      return z.parse(
        tokenSchema,
        (await read(await fetch(`${sandbox.url}/v1/tokens`, { method: 'POST', headers: jsonHeaders, body }))).body,
      ).token;
    },
    controlSandbox: async (command) =>
      (await send('/__sandbox', { method: 'POST', body: JSON.stringify(command) })).body,
  };
}

/** A server that receives messages. */
export interface Mailbox {
  url: string;
  receivedMessages: { body: string; signature: string }[];
  /** The status with which the server responds. */
  status: number;
  close: () => void;
}

export async function openMailbox(): Promise<Mailbox> {
  const mailbox: Mailbox = { url: '', receivedMessages: [], status: 200, close: () => server.close() };
  const server = createServer(async (request, response) => {
    const bodyParts: Buffer[] = [];
    for await (const part of request) bodyParts.push(part as Buffer);
    mailbox.receivedMessages.push({
      body: Buffer.concat(bodyParts).toString(),
      signature: String(request.headers['sandbox-signature']),
    });
    response.writeHead(mailbox.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  mailbox.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
  return mailbox;
}
