import { describeFault } from '@touchline/customer-config';
import { expect, test } from 'vitest';
import { findLiveNotices } from './live-notices.ts';

const customer = {
  $schema: '../customer.schema.json',
  custom_domain_url: 'https://tv.acme.example/',
  socket_base_url: 'wss://live.acme.example',
  csp: { image: ['cdn.acme.example', '*.acme.example'] },
  social_links: { x: 'https://x.com/acme' },
  legal: [{ to: '/terms/', label: 'terms' }],
};

/** Asks for a customer's notices. @param silentHosts hosts without an answer @returns the notices, and the requests */
async function ask(values: Record<string, unknown>, silentHosts: readonly string[] = []) {
  const requests: string[] = [];
  const notices = await findLiveNotices('acme', values, {}, async (input) => {
    const address = String(input);
    requests.push(address);
    if (!silentHosts.includes(new URL(address).host)) return Response.json({}, { status: 404 });
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('no address'), { code: 'ENOTFOUND' }) });
  });
  return { requests, notices: notices.map(describeFault) };
}

test('a live check asks the backend, the socket, and every address and host of customer.json', async () => {
  const { requests, notices } = await ask(customer);
  expect(notices).toEqual([]);
  expect(requests).toEqual([
    'https://tv.acme.example/api/portal/redirect?path=%2F',
    'https://tv.acme.example/',
    'https://live.acme.example/socket.io/?EIO=4&transport=polling',
    'https://cdn.acme.example/',
    'https://x.com/acme',
  ]);
});

test('each server without an answer gives a notice with its path and the reason', async () => {
  const { notices } = await ask(customer, ['live.acme.example', 'x.com']);
  expect(notices).toEqual([
    'acme/customer.json: socket_base_url: found no answer from https://live.acme.example/socket.io/?EIO=4&transport=polling (ENOTFOUND), expected an address that answers',
    'acme/customer.json: social_links.x: found no answer from https://x.com/acme (ENOTFOUND), expected an address that answers',
  ]);
});

test('a backend on the portal’s own host needs the site’s public address', async () => {
  const { requests, notices } = await ask({ api_base: '/' });
  expect(requests).toEqual([]);
  expect(notices).toEqual([
    'acme/customer.json: custom_domain_url: found no value, expected the public address, behind which api_base "/" is',
  ]);
});
