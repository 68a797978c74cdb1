import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { requestPage, requestUntil } from '../harness/request-page.ts';
import type { CustomerId } from '../harness/customers.ts';
import { dist } from '../harness/start-program.ts';
import { createAccount, signInOnOtherDevice } from './accounts.ts';

const memberPages = [
  '/account/',
  '/account/general/',
  '/account/password/',
  '/account/devices/',
  '/selected/videos/',
  '/selected/clips/',
  '/auth/sign-up/personalization/',
  '/auth/sign-up/following/league/',
  '/following/league/nordic-men/followed/',
  '/account/following/',
  '/club/',
  '/my-team/',
  '/account/ppv/',
  '/account/ppv/some-contract/',
  '/account/ppv/buy/tur-tam-d2-0/',
  '/account/subscription/',
  '/account/subscription/buy/nordic-month/',
  '/account/billing/',
  '/auth/sign-up/subscription/',
  '/auth/sign-up/subscription/buy/nordic-month/',
  '/auth/sign-up/subscription/code/',
  '/payment/processing/',
];

test('pages for members are served without content or data, and are not indexed', { tag: '@nordic' }, async () => {
  const account = await createAccount();
  const { token } = await signInOnOtherDevice(account, 'Safari on iOS');
  const credentials = { 'x-authorization': `Bearer ${token}`, cookie: `session=${token}` };
  for (const path of memberPages) {
    const answer = await requestPage('nordic', path);
    expect(answer.status, path).toBe(200);
    expect(answer.text.includes('<meta name="robots" content="noindex'), `${path} is not indexed`).toBe(true);
    expect(answer.text.includes('"outcome":{"kind":"member"}'), `${path} leaves the page to the browser`).toBe(true);
    expect(answer.text.includes('"queries":[]}'), `${path} carries no data`).toBe(true);
    expect(answer.text.includes('<h1'), `${path} contains a heading`).toBe(false);
    expect(answer.headers['set-cookie'], path).toBeUndefined();
    const response = await requestPage('nordic', path, credentials);
    const { name, email, id } = account;
    for (const viewerText of [token, name, email, id])
      expect(response.text.includes(viewerText), `${path} contains ${viewerText}`).toBe(false);
    expect(response.text.length, `${path} is the same for a viewer and a visitor`).toBe(answer.text.length);
  }
});

test(
  'a page whose address carries a secret sends no referrer to other sites, and does not repeat the secret',
  { tag: '@nordic' },
  async () => {
    for (const path of [
      '/auth/login/limit/?payload=sealed',
      '/auth/password/reset/?token=secret',
      '/code/?code=sealed',
    ]) {
      const { status, headers, text } = await requestPage('nordic', path);
      expect(status, path).toBe(200);
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(/=(sealed|secret)/.test(text), `${path} repeats the secret`).toBe(false);
    }
  },
);

/** All code that a customer's browsers may load. */
function getCode(customer: CustomerId): string {
  // The portal's own build has written this file.
  const { browser } = JSON.parse(readFileSync(join(dist, 'site', customer, 'site.json'), 'utf8')) as {
    browser: string;
  };
  const folder = join(dist, 'browser', browser);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

test(
  'a customer without accounts has neither their pages nor their code, and sells no content',
  { tag: '@plain' },
  async () => {
    const accountTexts = [
      '/api/user/login',
      '/api/oauth2/token',
      '.session-ended',
      'auth/login',
      'deviceNoLongerAllowedError',
      '/api/follow/',
      'team_unfollow',
      '/auth/sign-up/club/',
      '/api/commerce/',
      '/v1/fields.js',
    ];
    const [plainCode, nordicCode] = [getCode('plain'), getCode('nordic')];
    for (const accountText of accountTexts) {
      expect(nordicCode.includes(accountText), `${accountText} is in the code of a customer with accounts`).toBe(true);
      expect(plainCode.includes(accountText), `${accountText} is absent`).toBe(false);
    }
    for (const path of ['/auth/login/', '/auth/sign-up/', '/code/', ...memberPages]) {
      // On a busy machine the edge responds to some of these requests with 503.
      expect((await requestUntil(({ status }) => status !== 503, 'plain', path)).status, path).toBe(404);
    }
  },
);
