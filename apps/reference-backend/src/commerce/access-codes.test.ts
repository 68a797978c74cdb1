import { randomUUID } from 'node:crypto';
import { checkAccessCode, checkoutSubscription, getEvent, listContracts, redeemAccessCode } from '@touchline/contract';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessCodes, contracts } from '../database/commerce-tables.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, testBackend } from '../testing/test-backend.ts';

const match = 'tur-tam-d2-0';
const redeem = (token: string, code: string, event_id?: string) =>
  call(redeemAccessCode, { body: { code, event_id } }, token);
const check = (code: string, event_id?: string, token?: string) =>
  call(checkAccessCode, { body: { code, event_id } }, token);
const getRefusal = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );

/** Makes a code for one test. */
async function createCode(fields: Partial<typeof accessCodes.$inferInsert>): Promise<string> {
  const { commerce } = await testBackend();
  const code = randomUUID().replaceAll('-', '').toUpperCase();
  await commerce.database.insert(accessCodes).values({ code, uses: 1, ...fields });
  return code;
}

test('a code may contain blanks and dashes, shows its product to visitors, and opens it when redeemed', async () => {
  const { token } = await createAccount();
  const { product } = await check(' nord 26-game\n');
  expect(product).toMatchObject({ type: 'PPV', event_id: match, product_id: `ticket-${match}` });
  expect(Date.parse(product.access_until ?? '')).toBeGreaterThan(Date.now());
  const contract = await redeem(token, '  nord-26 GAME ');
  expect(contract).toMatchObject({ status: 'active', event_id: match, price: '0.00', auto_renew: false });
  expect((await call(getEvent, { params: { id: match } }, token)).available_for_user).toBe(true);
  const secondContract = await redeem(token, 'NORD-26-GAME');
  expect(secondContract.id).toBe(contract.id);
});

test('of several viewers who redeem a single-use code at once, only one succeeds', async () => {
  const viewers = [await createAccount(), await createAccount(), await createAccount()];
  const code = await createCode({ productId: 'nordic-day' });
  const outcomes = await Promise.all(viewers.map(({ token }) => getRefusal(redeem(token, code))));
  expect(outcomes.toSorted()).toEqual(['400 access_code_used', '400 access_code_used', 'done']);
  expect(await getRefusal(check(code))).toBe('400 access_code_used');
});

test('a viewer can redeem a shared code once, even after the contract has ended', async () => {
  const { token } = await createAccount();
  const code = await createCode({ productId: 'nordic-day', uses: null });
  const contract = await redeem(token, code);
  expect((await redeem(token, code)).id).toBe(contract.id);
  const { commerce } = await testBackend();
  const expiry = new Date(commerce.now() - 1000);
  await commerce.database.update(contracts).set({ endsAt: expiry }).where(eq(contracts.id, contract.id));
  expect(await getRefusal(redeem(token, code))).toBe('400 access_code_used');
});

test('used, expired and unknown codes, and codes for other events, are refused with different errors', async () => {
  const { token } = await createAccount();
  expect(await getRefusal(redeem(token, 'NORD-26-USED'))).toBe('400 access_code_used');
  expect(await getRefusal(redeem(token, 'NORD-26-LATE'))).toBe('400 access_code_expired');
  expect(await getRefusal(check('NORD-26-LATE'))).toBe('400 access_code_expired');
  expect(await getRefusal(redeem(token, 'nonsense'))).toBe('400 access_code_invalid');
  expect(await getRefusal(redeem(token, 'NORD-26-GAME', 'rvk-lul-cup-d4-0'))).toBe('400 access_code_invalid');
  expect(await getRefusal(redeem(token, 'VERD-26-MANY', match))).toBe('400 access_code_invalid');
  expect((await check('NORD-26-MANY', match)).product).toMatchObject({ type: 'SVOD', title: 'Nordic day pass' });
});

test('a code is refused on another site, and can then be redeemed on its own site', async () => {
  const { token } = await createAccount();
  const code = await createCode({ productId: 'galil-month' });
  const gameCode = await createCode({ eventId: match });
  const redeemAt = (site: string, typedCode: string) => ({ code: typedCode, 'identities.id': [site] });
  for (const body of [redeemAt('nordic-men', code), redeemAt('galil-premier', gameCode)]) {
    expect(await getRefusal(call(checkAccessCode, { body }, token))).toBe('400 access_code_invalid');
    expect(await getRefusal(call(redeemAccessCode, { body }, token))).toBe('400 access_code_invalid');
  }
  const { commerce } = await testBackend();
  const rows = await commerce.database
    .select()
    .from(accessCodes)
    .where(inArray(accessCodes.code, [code, gameCode]));
  expect(rows.map(({ used }) => used)).toEqual([0, 0]);
  expect(await call(redeemAccessCode, { body: redeemAt('galil-premier', code) }, token)).toMatchObject({
    product_id: 'galil-month',
  });
  expect(await call(redeemAccessCode, { body: redeemAt('nordic-men', gameCode) }, token)).toMatchObject({
    event_id: match,
  });
});

test('a code extends the viewer’s contract, and is refused if its event is already open', async () => {
  const { token } = await createAccount();
  const body = { subscription_id: 'nordic-month', card: { token: 'ok' } };
  const boughtContract = await call(checkoutSubscription, { body }, token, { 'idempotency-key': randomUUID() });
  const code = await createCode({ productId: 'nordic-month' });
  const extendedContract = await redeem(token, code);
  expect(extendedContract).toMatchObject({ id: boughtContract.contract?.id, status: 'active', auto_renew: true });
  expect(Date.parse(extendedContract.end_date ?? '')).toBeGreaterThan(
    Date.parse(boughtContract.contract?.end_date ?? ''),
  );
  expect(await getRefusal(redeem(token, 'NORD-26-GAME'))).toBe('409 already_owned');
  expect((await call(listContracts, { query: {} }, token)).entries).toHaveLength(1);
  const { commerce } = await testBackend();
  const [row] = await commerce.database.select().from(accessCodes).where(eq(accessCodes.code, code));
  expect(row?.used).toBe(1);
});

test('after ten wrong codes in a minute all codes are refused, and right codes do not count', async () => {
  const { token } = await createAccount();
  expect(await getRefusal(check('NORD-26-MANY', undefined, token))).toBe('done');
  const outcomes: string[] = [];
  for (let attemptIndex = 0; attemptIndex < 11; attemptIndex++)
    outcomes.push(await getRefusal(redeem(token, `guess-${attemptIndex}`)));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => '400 access_code_invalid'), '429 too_many_tries']);
  expect(await getRefusal(redeem(token, 'NORD-26-MANY'))).toBe('429 too_many_tries');
});
