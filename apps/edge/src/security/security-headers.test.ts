import { expect, test } from 'vitest';
import { commonHeaders, pageHeaders, createPolicyHeaders, writeWorkerPolicy } from './security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';
import { createServedSite } from '../testing/built-site.ts';

type Config = { apiBase: string; socketUrl: string | null };
const getHeaders = (config: Config, csp: Partial<ServedSite['csp']> = {}) =>
  createPolicyHeaders(createServedSite(config, csp), "'sha256-script'", ["'sha256-style'"]);
const noSources = { script: [], connect: [], media: [], image: [], frame: [] };
const getPolicy = (...policyArguments: Parameters<typeof getHeaders>) =>
  getHeaders(...policyArguments)['Content-Security-Policy'] ?? '';

test('the Content-Security-Policy allows inline elements only by their hash, and no eval', () => {
  const policy = getPolicy({ apiBase: '', socketUrl: '' });
  expect(policy).toContain("script-src 'self' 'sha256-script';");
  expect(policy).toContain("style-src 'self' 'sha256-style';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the Content-Security-Policy allows the hosts of the customer’s API, socket and media in their directives', () => {
  const policy = getPolicy(
    { apiBase: 'https://api.example.org/v1', socketUrl: 'https://live.example.org' },
    { media: ['https://cdn.example.org'] },
  );
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/api\.example\.org wss:\/\/live\.example\.org https:\/\/cdn\.example\.org/,
  );
  expect(policy).toContain("media-src 'self' blob: https://api.example.org https://cdn.example.org");
});

test('the Content-Security-Policy allows scripts and frames only from hosts that features name', () => {
  const config = { apiBase: '', socketUrl: '' };
  const policy = getPolicy(config, { script: ['https://sdk.example'], frame: ['https://sdk.example'] });
  expect(policy).toContain("script-src 'self' 'sha256-script' https://sdk.example;");
  expect(policy).toContain('frame-src https://sdk.example;');
  expect(getPolicy(config)).not.toMatch(/frame-src|https:/);
});

test.each([
  'https://forms.example;sandbox',
  'https://forms.example sandbox',
  'https://forms.example,default-src',
  'https://*',
  'https://cdn.*.example',
  "'unsafe-inline'",
  'https://a.example/"x"',
  '*',
  'https:',
  'javascript:',
])('the malformed source %s is left out of the policy, and the other sources stay', (source) => {
  const policy = getPolicy(
    { apiBase: source, socketUrl: source },
    { script: [source, 'https://sdk.example/js/v2'], frame: [source, "'self'"], policies: [source, 'purifier'] },
  );
  expect(policy).toContain("script-src 'self' 'sha256-script' https://sdk.example/js/v2;");
  expect(policy).toContain("frame-src 'self';");
  expect(policy.split(/[;,]/).map((directive) => directive.trim().split(' ')[0])).not.toContain('sandbox');
  const worker = writeWorkerPolicy({ csp: { ...noSources, script: [source], connect: [source] } });
  expect(worker).toContain("script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
});

test('Trusted Types allow only the policies that features name; with third-party scripts, violations are only reported', () => {
  const config = { apiBase: '', socketUrl: '' };
  const siteHeaders = getHeaders(config);
  expect(siteHeaders['Content-Security-Policy']).toContain("require-trusted-types-for 'script'; trusted-types 'none';");
  expect(siteHeaders).not.toHaveProperty('Content-Security-Policy-Report-Only');
  expect(getHeaders(config, { policies: ['purifier'] })['Content-Security-Policy']).toContain(
    '; trusted-types purifier;',
  );
  const headersWithSdk = getHeaders(config, { script: ['https://sdk.example'] });
  expect(headersWithSdk['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headersWithSdk['Content-Security-Policy-Report-Only']).toMatch(
    /^require-trusted-types-for 'script'; .*report-to/,
  );
});

test('a page with payments allows only the payment provider’s scripts and frames, and other pages do not allow the provider', () => {
  const csp = {
    script: ['https://sdk.example'],
    connect: ['https://sdk.example'],
    media: ['https://cdn.example'],
    image: ['https://pictures.example', 'https://counted.example'],
    frame: ['https://sdk.example'],
    pay: {
      script: ['https://pay.example'],
      connect: [],
      frame: ['https://pay.example'],
      image: ['https://pictures.example'],
    },
  };
  const site = createServedSite({ apiBase: '', socketUrl: '' }, csp);
  const paymentPolicy = createPolicyHeaders(site, "'sha256-script'", [], { pays: true });
  expect(paymentPolicy['Content-Security-Policy']).toContain("script-src 'self' 'sha256-script' https://pay.example;");
  expect(paymentPolicy['Content-Security-Policy']).toContain('frame-src https://pay.example;');
  // Payment pages play no video, so calls to the hosts of videos are refused, too.
  expect(paymentPolicy['Content-Security-Policy']).not.toMatch(/sdk\.example|cdn\.example/);
  // A third-party picture can count viewers just as a script can.
  expect(paymentPolicy['Content-Security-Policy']).toContain("img-src 'self' data: https://pictures.example;");
  expect(paymentPolicy['X-Robots-Tag']).toBe('noindex');
  const otherPolicy = createPolicyHeaders(site, "'sha256-script'", []);
  expect(otherPolicy['Content-Security-Policy']).not.toContain('pay.example');
  expect(otherPolicy).not.toHaveProperty('X-Robots-Tag');
  const counterSources = { image: ['https://counted.example'] };
  const paymentHeaders = createPolicyHeaders(
    createServedSite({ apiBase: '', socketUrl: '' }, counterSources),
    "'sha256-script'",
    [],
    {
      pays: true,
    },
  );
  expect(paymentHeaders['Content-Security-Policy']).not.toMatch(/frame-src|https:/);
});

test('only a page with payments allows a wallet, for the page and the payment provider’s frames', () => {
  const getPermissions = (csp: Partial<ServedSite['csp']>, pays: boolean) => {
    const site = createServedSite({ apiBase: '', socketUrl: '' }, csp);
    const headers = { ...pageHeaders, ...createPolicyHeaders(site, "'sha256-script'", [], { pays }) };
    return /payment=\([^)]*\)/.exec(headers['Permissions-Policy'] ?? '')?.[0];
  };
  const frame = ['https://pay.example/v1', 'https://pay.example/v2', "'self'", 'https://pay.example") usb=*'];
  const pay = { script: ['https://sdk.pay.example'], connect: [], frame };
  expect(getPermissions({ pay }, true)).toBe('payment=(self "https://pay.example")');
  expect(getPermissions({ pay, frame }, false)).toBe('payment=()');
  expect(getPermissions({}, true)).toBe('payment=()');
});

test('the headers demand https for a year, forbid type sniffing, camera and location, and allow popups to reach their opener', () => {
  expect(commonHeaders).toEqual({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(pageHeaders).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' });
  expect(pageHeaders['Permissions-Policy']).toContain('geolocation=()');
});
