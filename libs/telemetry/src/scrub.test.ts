import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('scrub', () => {
  it.each([
    'password',
    'newPassword',
    'refresh_token',
    'X-Authorization',
    'clientSecret',
    'username',
    'cvc',
    'payload',
    'phone',
    'phoneNumber',
  ])('`scrub` removes the value under "%s" at any depth', (key) => {
    expect(JSON.stringify(scrub({ a: [{ [key]: 'hunter2' }] }))).not.toContain('hunter2');
  });

  it.each([
    'GET https://x.test/api?access_token=hunter2&a=1',
    'https://x.test/auth/login/limit/?anything=hunter2#hunter2',
    '/payment/success/?id=hunter2',
    'Authorization: Bearer hunter2',
    'X-Authorization: bearer hunter2.eyJhb',
    'token eyJhbGciOiJIUzI1NiJ9.hunter2.sig',
    'hunter2@example.com not found',
    'answered code=hunter2',
    'access_token=hunter2',
    'https://x.test/cb#id_token=hunter2&state=hunter2',
    'POST answered {"code":"hunter2","left":1}',
    'said {"access_token": "hunter2\\n", "refreshToken":"hunter2"}',
    'said "{\\"code\\":\\"hunter2\\"}"',
    'said {"code":hunter2}',
    'said {"phone":"hunter2"}',
    '/profile/?phone=hunter2',
    '/x/?returnTo=%2Fauth%2Flogin%2Flimit%2F%3Fpayload%3Dhunter2%26a%3D1',
    'Cookie: session=hunter2; other=hunter2',
    'X-Authorization: hunter2',
    'hunter2+news@example.com',
    'o’hunter2@example.com',
    '/api/user/hunter2%2Bnews%40example.com',
    'hunter2.ødegård@exämple.no',
  ])('`scrub` removes the secret inside "%s"', (text) => {
    expect(scrub(text)).not.toContain('hunter2');
  });

  it.each(['ingrid.ødegård@example.no', 'o’brien+fan@example.com', '李雷@例子.中国', 'ødegård%40example.no'])(
    '`scrub` removes the whole e-mail address %s',
    (address) => {
      expect(scrub(`No user ${address} here`)).toBe('No user [removed] here');
      expect(JSON.stringify(scrub({ [address]: 1 }))).toBe('{"[removed]":1}');
    },
  );

  it('`scrub` leaves a stack unchanged', () => {
    const stack =
      'Error: code 1001\n    at f (https://tv.example/assets/a-1.js:1:2)\ng@https://tv.example/assets/b.js:3:4';
    expect(scrub(stack)).toBe(stack);
    expect(scrub('Unexpected token < in JSON at 0')).toBe('Unexpected token < in JSON at 0');
  });

  it('`scrub` leaves ordinary values unchanged', () => {
    const facts = { path: '/events/42/?tab=stats', status: 500, live: true, none: null, passed: 3 };
    expect(scrub(facts)).toEqual(facts);
  });

  it('`scrub` removes a card number that is no text, and a phone number by its key', () => {
    const facts = {
      phone: 40000123,
      total: 4242424242424242,
      large: 4242424242424242n,
      at: 1764417600000,
      price: 12.9,
    };
    const scrubbed = { phone: '[removed]', total: '[removed]', large: '[removed]', at: 1764417600000, price: 12.9 };
    expect(scrub(facts)).toEqual(scrubbed);
  });

  it('`scrub` cuts a long text, and leaves no half of a secret at the cut', () => {
    expect(scrub('x'.repeat(100_000))).toBe('…');
    expect(scrub('/auth/'.repeat(20_000))).toBe('…');
    expect(scrub(`${'word '.repeat(798)}hunter2@example.com ${'word '.repeat(10)}`)).toBe(`${'word '.repeat(798)}…`);
  });

  it('`scrub` returns for a cyclic value', () => {
    const cyclicObject: Record<string, unknown> = {};
    cyclicObject['self'] = cyclicObject;
    expect(JSON.stringify(scrub(cyclicObject))).toContain('[deep]');
  });

  it.each([
    'card 4242 4242 4242 4242 declined',
    'card 4242424242424242',
    'pan:5555-5555-5555-4444',
    'amex 378282246310005.',
    'call +47 400 00 123 now',
    'tel +4740000123',
    '(212) 555-0123 4',
    '040 1234 56 78',
    'https://x.test/?session=12345678&a=1',
    'session=12345678',
    'sessionId=12345678',
  ])('`scrub` removes card numbers, phone numbers and sessions: %s', (text) => {
    const scrubbed = scrub(text);
    expect(scrubbed).toContain('[removed]');
    expect(scrubbed).not.toMatch(/\d{4}[ -]?\d{2}|55-01/);
  });

  it.each([
    'order 4242424242424241 failed',
    'at 1764417600000 ms',
    '2026-11-29T12:00:00.000Z',
    '2026-11-29 12:00',
    '01/02/2026',
    'Chrome/120.0.6099.109',
    'app.js:10:4242',
    'event 0400001234',
    'b5d7c1f0-0040-4123-8456-781234567890',
  ])('`scrub` keeps other numbers: %s', (text) => {
    expect(scrub(text)).toBe(text);
  });
});
