import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { testCards } from './cards/test-cards.ts';
import { sandboxKeys } from './start-sandbox.ts';
import { openMailbox, openMerchant, type Mailbox, type Merchant } from './testing/merchant.ts';

let shop: Merchant;
let mailbox: Mailbox;
beforeAll(async () => {
  [shop, mailbox] = await Promise.all([openMerchant({ slowSeconds: 0 }), openMailbox()]);
});
beforeEach(async () => {
  await shop.controlSandbox({ heal: true });
  mailbox.receivedMessages.length = 0;
  mailbox.status = 200;
});
afterAll(async () => {
  mailbox.close();
  await shop.sandbox.close();
});

const getNumber = (behaviour: string): string => testCards.find((card) => card.behaviour === behaviour)?.number ?? '';
const getMessageTypes = () => mailbox.receivedMessages.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const returnUrl = 'http://nordic.localhost:4000/payment/processing/?id=1';

test('a token can be charged once, and later charges use its stored card', async () => {
  const token = await shop.createToken('4242 4242 4242 4242');
  const charge = await shop.createCharge({ source: token });
  expect(charge).toMatchObject({
    status: 'approved',
    amount: '5.99',
    refunded: '0',
    card: { brand: 'visa', last4: '4242', exp_year: 2040 },
  });
  expect(await shop.charge({ source: token })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_source' } },
  });
  expect(await shop.createCharge({ source: charge.card.id })).toMatchObject({ status: 'approved', card: charge.card });
  expect((await shop.send(`/v1/cards/${charge.card.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await shop.send(`/v1/cards/${charge.card.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await shop.charge({ source: charge.card.id })).status).toBe(400);
});

test('a card with store_card false can be charged only once, with or without a bank’s question', async () => {
  const approved = await shop.createCharge({ source: await shop.createToken(getNumber('approve')), store_card: false });
  const charge = await shop.createCharge({
    source: await shop.createToken(getNumber('ask')),
    store_card: false,
    return_url: returnUrl,
  });
  await answer(charge.action_url, 'confirm');
  for (const { card } of [approved, charge]) expect((await shop.charge({ source: card.id })).status).toBe(400);
});

test('POST /v1/cards stores a card without a charge, and fails with 402 if its bank refuses it', async () => {
  const saveCard = async (number: string, typed = {}) =>
    shop.send('/v1/cards', { method: 'POST', body: JSON.stringify({ source: await shop.createToken(number, typed) }) });
  const { status, body } = await saveCard(getNumber('approve'));
  expect([status, body]).toEqual([201, expect.objectContaining({ brand: 'visa', last4: '4242' })]);
  const { id } = body as { id: string };
  expect(await shop.createCharge({ source: id })).toMatchObject({ status: 'approved' });
  const response = await saveCard(getNumber('decline:card_declined'));
  expect(response).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
  const usedToken = { source: await shop.createToken(getNumber('approve')) };
  const saveAgain = () => shop.send('/v1/cards', { method: 'POST', body: JSON.stringify(usedToken) });
  expect([(await saveAgain()).status, (await saveAgain()).status]).toEqual([201, 400]);
});

test('calls with one key or reference make one charge, even at the same time', async () => {
  const [source, key, reference] = [await shop.createToken(getNumber('approve')), randomUUID(), randomUUID()];
  const chargeAnswers = await Promise.all([1, 2, 3].map(() => shop.createCharge({ source, reference }, key)));
  expect(new Set(chargeAnswers.map(({ id }) => id)).size).toBe(1);
  expect(await shop.charge({ source, reference, amount: '1' }, key)).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_conflict' } },
  });
  expect((await shop.charge({ source: await shop.createToken(getNumber('approve')), reference })).status).toBe(409);
  const { body } = await shop.send(`/v1/charges?reference=${reference}`);
  expect(body).toEqual({ charges: [chargeAnswers[0]] });
  expect(await shop.send('/v1/charges?reference=nothing')).toEqual({ status: 200, body: { charges: [] } });
});

test.each(['card_declined', 'insufficient_funds', 'card_expired', 'provider_unavailable', 'suspected_fraud'])(
  'a card with %s is declined and not stored',
  async (reason) => {
    const charge = await shop.createCharge({ source: await shop.createToken(getNumber(`decline:${reason}`)) });
    expect(charge).toMatchObject({ status: 'declined', decline_reason: reason });
    expect((await shop.charge({ source: charge.card.id })).status).toBe(400);
  },
);

/** Opens a bank's question and submits its form. */
async function answer(address: string | undefined, reply: string): Promise<string | null> {
  const body = new URLSearchParams({ answer: reply });
  const response = await fetch(address ?? '', { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

test('the bank’s page has the language of the fields, accepts one answer, and redirects to the return address', async () => {
  const charge = await shop.createCharge({
    source: await shop.createToken(getNumber('ask')),
    return_url: returnUrl,
    webhook_url: mailbox.url,
  });
  expect(charge).toMatchObject({
    status: 'pending',
    action_url: expect.stringContaining(`${shop.sandbox.url}/questions/`),
  });
  const page = await fetch(charge.action_url ?? '');
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://nordic.localhost:4000; frame-ancestors 'none'",
  );
  expect(await page.text()).toMatch(/lang="de"[^]*5,99[^]*3220[^]*bezahlen/);
  expect(await answer(charge.action_url, 'confirm')).toBe(returnUrl);
  expect((await shop.send(`/v1/charges/${charge.id}`)).body).toMatchObject({ status: 'approved' });
  await answer(charge.action_url, 'refuse');
  expect((await shop.send(`/v1/charges/${charge.id}`)).body).toMatchObject({ status: 'approved' });
  await expect.poll(getMessageTypes).toEqual(['charge.approved']);
  expect(await (await fetch(charge.action_url ?? '')).text()).not.toContain('<form');
});

test('voiding a pending charge declines the charge and ends the bank’s 3-D Secure page; an approved charge stays approved', async () => {
  const charge = async () =>
    shop.createCharge({
      source: await shop.createToken(getNumber('ask')),
      return_url: returnUrl,
      webhook_url: mailbox.url,
    });
  const voidCharge = ({ id }: { id: string }) => shop.send(`/v1/charges/${id}/void`, { method: 'POST' });
  const [abandonedCharge, confirmedCharge] = [await charge(), await charge()];
  expect(Date.parse(abandonedCharge.action_until ?? '') - Date.parse(abandonedCharge.created)).toBe(600_000);
  await answer(confirmedCharge.action_url, 'confirm');
  expect((await voidCharge(abandonedCharge)).body).toMatchObject({ status: 'declined', decline_reason: 'canceled' });
  expect((await voidCharge(confirmedCharge)).body).toMatchObject({ status: 'approved' });
  await answer(abandonedCharge.action_url, 'confirm');
  expect((await voidCharge(abandonedCharge)).body).toMatchObject({ status: 'declined' });
  expect(
    (await shop.charge({ source: abandonedCharge.card.id })).status,
    'the voided charge’s card is not stored',
  ).toBe(400);
  await expect.poll(() => getMessageTypes().toSorted()).toEqual(['charge.approved', 'charge.declined']);
  expect((await voidCharge({ id: 'ch_nothing' })).status).toBe(404);
});

test('a charge is declined if the holder refuses or ignores the bank’s question, or the account is empty', async () => {
  const chargeWith = async (behaviour: string) =>
    shop.createCharge({ source: await shop.createToken(getNumber(behaviour)), return_url: returnUrl });
  const [refusedCharge, chargeWithoutFunds, abandonedCharge] = [
    await chargeWith('ask'),
    await chargeWith('ask:insufficient_funds'),
    await chargeWith('ask'),
  ];
  await answer(refusedCharge.action_url, 'refuse');
  await answer(chargeWithoutFunds.action_url, 'confirm');
  await shop.controlSandbox({ pass: 601 });
  const finalStatuses = await Promise.all(
    [refusedCharge, chargeWithoutFunds, abandonedCharge].map(
      async ({ id }) => (await shop.send(`/v1/charges/${id}`)).body,
    ),
  );
  expect(finalStatuses.map((end) => Object(end).decline_reason)).toEqual([
    'authentication_failed',
    'insufficient_funds',
    'authentication_failed',
  ]);
});

test('a return address outside the key’s origins is refused; without a return address, the bank declines the charge', async () => {
  const source = await shop.createToken(getNumber('ask'));
  for (const return_url of [
    'https://evil.example/',
    'http://localhost.evil.example:4000/',
    'http://user@evil.example/',
  ])
    expect(await shop.charge({ source, return_url })).toMatchObject({
      body: { error: { code: 'invalid_return_url' } },
    });
  expect((await shop.charge({ source, return_url: 'javascript:alert(1)' })).status).toBe(400);
  expect(await shop.createCharge({ source })).toMatchObject({
    status: 'declined',
    decline_reason: 'authentication_failed',
  });
});

test('a stored card is charged without its holder, unless its bank declines', async () => {
  const firstCharge = await shop.createCharge({ source: await shop.createToken(getNumber('once')) });
  expect(await shop.createCharge({ source: firstCharge.card.id })).toMatchObject({
    status: 'declined',
    decline_reason: 'insufficient_funds',
  });
  // A new database contains the demo's cards.
  for (const source of ['card_sandbox_viewer', 'card_sandbox_subscriber'])
    expect(await shop.createCharge({ source })).toMatchObject({ status: 'approved' });
  const charge = await shop.createCharge({ source: await shop.createToken(getNumber('ask')), return_url: returnUrl });
  expect((await shop.charge({ source: charge.card.id })).status).toBe(400);
  await answer(charge.action_url, 'confirm');
  expect(await shop.createCharge({ source: charge.card.id })).toMatchObject({ status: 'approved' });
});

test('a charge whose response was lost is found by its reference, and a lost request makes no charge', async () => {
  const reference = randomUUID();
  await expect(shop.charge({ source: await shop.createToken(getNumber('lose')), reference })).rejects.toThrow(
    'fetch failed',
  );
  expect((await shop.send(`/v1/charges?reference=${reference}`)).body).toMatchObject({
    charges: [{ status: 'approved' }],
  });
  const missedMessages = randomUUID();
  await expect(
    shop.charge({ source: await shop.createToken(getNumber('miss')), reference: missedMessages }),
  ).rejects.toThrow('fetch failed');
  expect((await shop.send(`/v1/charges?reference=${missedMessages}`)).body).toEqual({ charges: [] });
});

test('a slow card’s charge is approved after a delay; a pending charge without a question is approved later', async () => {
  expect(await shop.createCharge({ source: await shop.createToken(getNumber('slow')) })).toMatchObject({
    status: 'approved',
  });
  const { id, ...charge } = await shop.createCharge({
    source: await shop.createToken(getNumber('think')),
    webhook_url: mailbox.url,
  });
  expect(charge).toMatchObject({ status: 'pending' });
  expect(charge.action_url).toBeUndefined();
  await shop.controlSandbox({ pass: 4 });
  await expect.poll(getMessageTypes).toEqual(['charge.approved']);
  expect((await shop.send(`/v1/charges/${id}`)).body).toMatchObject({ status: 'approved' });
});

test('a charge is refunded in parts, never above its amount, and a repeated full refund is accepted', async () => {
  const { id } = await shop.createCharge({
    source: await shop.createToken(getNumber('approve')),
    amount: '10.00',
    webhook_url: mailbox.url,
  });
  const refund = (amount: string) =>
    shop.send('/v1/refunds', { method: 'POST', body: JSON.stringify({ charge: id, amount }) });
  expect(await refund('2.5')).toMatchObject({ status: 200, body: { refunded: '2.50', status: 'approved' } });
  expect(await refund('7.51')).toMatchObject({ status: 409, body: { error: { code: 'not_refundable' } } });
  expect(await refund('7.50')).toMatchObject({ body: { refunded: '10.00' } });
  expect(await refund('10.00')).toMatchObject({ status: 200, body: { refunded: '10.00' } });
  expect((await refund('1')).status).toBe(409);
  await expect.poll(getMessageTypes).toEqual(['charge.approved', 'charge.refunded', 'charge.refunded']);
});

test('messages are signed and repeated until a 2xx; faults double them and reverse their order', async () => {
  mailbox.status = 503;
  const { id, reference } = await shop.createCharge({
    source: await shop.createToken(getNumber('approve')),
    webhook_url: mailbox.url,
  });
  await expect.poll(() => mailbox.receivedMessages.length).toBeGreaterThan(0);
  mailbox.status = 200;
  await shop.controlSandbox({ pass: 60 });
  await expect.poll(() => mailbox.receivedMessages.length).toBeGreaterThan(1);
  const [{ body = '', signature = '' } = {}, secondMessage] = mailbox.receivedMessages;
  expect(JSON.parse(body)).toMatchObject({ type: 'charge.approved', charge: id, reference });
  expect(secondMessage?.body).toBe(body);
  const [, seconds, hex] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
  expect(createHmac('sha256', sandboxKeys.webhookSecret).update(`${seconds}.${body}`).digest('hex')).toBe(hex);

  await shop.controlSandbox({ messages: { held: true, copies: 2 } });
  mailbox.receivedMessages.length = 0;
  const { id: otherId } = await shop.createCharge({
    source: await shop.createToken(getNumber('approve')),
    webhook_url: mailbox.url,
  });
  await shop.send('/v1/refunds', { method: 'POST', body: JSON.stringify({ charge: otherId, amount: '5.99' }) });
  await shop.controlSandbox({ messages: { release: 'latest' } });
  expect(getMessageTypes()).toEqual(['charge.refunded', 'charge.refunded', 'charge.approved', 'charge.approved']);
});

test('the sandbox finds a charge after a restart, and does not charge its key again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-payments-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const firstMerchant = await openMerchant({ folder });
  const [source, key, reference] = [await firstMerchant.createToken(getNumber('approve')), randomUUID(), randomUUID()];
  const charge = await firstMerchant.createCharge({ source, reference }, key);
  await firstMerchant.sandbox.close();
  const secondMerchant = await openMerchant({ folder });
  onTestFinished(() => secondMerchant.sandbox.close());
  expect((await secondMerchant.send(`/v1/charges?reference=${reference}`)).body).toEqual({ charges: [charge] });
  expect(await secondMerchant.createCharge({ source, reference }, key)).toEqual(charge);
});

test('tokens need the public key and a valid test card, expire, and are limited per minute', async () => {
  const source = await shop.createToken(getNumber('approve'));
  await shop.controlSandbox({ pass: 16 * 60 });
  expect((await shop.charge({ source })).status).toBe(400);
  const createToken = (card: Record<string, unknown>) =>
    fetch(`${shop.sandbox.url}/v1/tokens`, {
      method: 'POST',
      body: JSON.stringify({
        public_key: sandboxKeys.publicKey,
        locale: 'en',
        number: getNumber('approve'),
        expiry: '1/40',
        code: '123',
        ...card,
      }),
    });
  expect((await createToken({ public_key: 'pk_other' })).status).toBe(401);
  expect(await (await createToken({ number: '4242424242424241', code: '12', expiry: '01/20' })).json()).toMatchObject({
    problems: { number: 'wrong', code: 'wrong', expiry: 'expired' },
  });
  expect(await (await createToken({ number: '4111111111111111' })).json()).toMatchObject({
    problems: { number: 'real' },
  });
  expect(await (await createToken({ number: '', code: '', expiry: '' })).json()).toMatchObject({
    problems: { number: 'missing', code: 'missing', expiry: 'missing' },
  });
  const answers = await Promise.all(Array.from({ length: 60 }, () => createToken({ number: '1' })));
  expect(answers.some(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0)).toBe(true);
});

test.each([
  ['a wrong key', '/v1/charges?reference=1', { headers: { authorization: 'Bearer sk_guess' } }, 401],
  ['no idempotency key', '/v1/charges', { method: 'POST', body: '{}' }, 400],
  ['invalid JSON', '/v1/refunds', { method: 'POST', body: '{' }, 400],
  ['a body that is too long', '/v1/refunds', { method: 'POST', body: `{"charge":"${'x'.repeat(9_000)}"}` }, 400],
  ['an unknown charge', '/v1/charges/ch_1', {}, 404],
  ['an unknown question', '/questions/1', {}, 404],
  ['an unknown path', '/v1/anything', {}, 404],
  [
    'a frame in another site’s page',
    '/v1/frame?key=pk_sandbox_touchline&locale=en&scheme=dark&parent=https://evil.example',
    {},
    400,
  ],
])('a request with %s is refused with a message', async (_what, path, init, status) => {
  expect(await shop.send(path, init)).toMatchObject({
    status,
    body: { error: { code: expect.any(String), message: expect.any(String) } },
  });
});

test('the frame is in the page’s language, and only the page’s origin may embed it', async () => {
  const queryParams = new URLSearchParams({
    key: sandboxKeys.publicKey,
    locale: 'he',
    scheme: 'dark',
    parent: 'http://galil.localhost:4000',
  });
  const response = await fetch(`${shop.sandbox.url}/v1/frame?${queryParams}`);
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors http:\/\/galil\.localhost:4000$/,
  );
  const html = await response.text();
  expect(html).toMatch(/lang="he" dir="rtl"/);
  expect(html).toMatch(/autocomplete="cc-number"[^]*autocomplete="cc-exp"[^]*autocomplete="cc-csc"/);
});

test('the frame loads all fonts of the portals’ typeface from the provider’s origin', async () => {
  const read = async (path: string) => {
    const response = await fetch(`${shop.sandbox.url}/v1/${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const sheet = await (await read('fonts.css')).text();
  const faces = [...sheet.matchAll(/url\('\.\/(fonts\/[\w-]+\.woff2)'\)/g)].map(([, path = '']) => path);
  expect(faces.length).toBeGreaterThan(3);
  for (const path of faces) {
    const face = await read(path);
    expect(face.headers.get('content-type')).toBe('font/woff2');
    expect(Buffer.from(await face.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
  }
});

test('/__sandbox gets 404 without --faults', async () => {
  const sandboxWithoutFaults = await openMerchant({ faults: false });
  onTestFinished(() => sandboxWithoutFaults.sandbox.close());
  expect(await sandboxWithoutFaults.controlSandbox({ heal: true })).toMatchObject({ error: { code: 'not_found' } });
});
