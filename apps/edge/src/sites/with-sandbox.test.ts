import { expect, test } from 'vitest';
import { createBuiltSite } from '../testing/built-site.ts';
import { withSandbox } from './with-sandbox.ts';

const origin = 'http://127.0.0.1:4002';
const sandbox = { provider: 'sandbox', public_key: 'pk_1' };

test('a customer with the sandbox payment gets its address, and pages with payments allow its scripts and frames', () => {
  const site = createBuiltSite({ features: { account: {}, commerce: { tax: 'added', payment: sandbox } } });
  const { sites, csp } = withSandbox(site, origin);
  expect(sites.he?.features).toEqual({ account: {}, commerce: { tax: 'added', payment: { ...sandbox, origin } } });
  expect(csp.pay).toEqual({ script: [origin], connect: [], frame: [origin] });
});

test('a customer without the sandbox payment is unchanged', () => {
  const siteWithoutCommerce = createBuiltSite({ features: { account: {} } });
  const siteWithOtherProvider = createBuiltSite({
    features: { commerce: { payment: { provider: 'mercado_pago', public_key: 'APP_USR-1' } } },
  });
  expect(withSandbox(siteWithoutCommerce, origin)).toBe(siteWithoutCommerce);
  expect(withSandbox(siteWithOtherProvider, origin)).toBe(siteWithOtherProvider);
});
