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
  ])('removes the value under "%s" at any depth', (key) => {
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
  ])('finds the secret inside "%s"', (text) => {
    expect(scrub(text)).not.toContain('hunter2');
  });

  it('leaves ordinary facts alone', () => {
    const facts = { path: '/events/42/?tab=stats', status: 500, live: true, none: null, passed: 3 };
    expect(scrub(facts)).toEqual(facts);
  });

  it('reads no more of a text than it keeps, and keeps no half of a secret', () => {
    const begun = performance.now();
    expect(scrub('x'.repeat(100_000))).toBe('…');
    expect(scrub('/auth/'.repeat(20_000))).toBe('…');
    expect(performance.now() - begun).toBeLessThan(500);
    expect(scrub(`${'word '.repeat(798)}hunter2@example.com ${'word '.repeat(10)}`)).toBe(`${'word '.repeat(798)}…`);
  });

  it('ends on a value that contains itself', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(scrub(loop))).toContain('[deep]');
  });
});
