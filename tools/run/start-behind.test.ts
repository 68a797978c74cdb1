import { expect, test } from 'vitest';
import { parseRunArguments } from './arguments.ts';
import { getPaymentsArguments, getPorts, getSellerArguments } from './start-behind.ts';

const getTestPorts = (...args: string[]) => getPorts(parseRunArguments([...args, '--port', '5000'], {}));

test('the payment provider gets a port only for a customer with the sandbox, and with --api only the portal gets a port', () => {
  expect(getTestPorts('nordic')).toEqual({ port: 5000, 'api-port': 5001, 'payments-port': 5002 });
  expect(getTestPorts('plain')).toEqual({ port: 5000, 'api-port': 5001 });
  expect(getTestPorts('nordic', '--api', 'https://api.example.com')).toEqual({ port: 5000 });
});

test('the payment provider stores its charges, except when --memory lets the backend store nothing', () => {
  expect(getPaymentsArguments(parseRunArguments(['--payments-port', '5002'], {}))).toContain('--data');
  expect(getPaymentsArguments(parseRunArguments(['--memory', '--payments-port', '5002'], {}))).toEqual([
    '--port',
    '5002',
  ]);
});

test('the reference backend gets the seller of the customer’s commerce, also if the name begins with a hyphen', () => {
  const createCustomer = (seller: unknown) => ({ features: { commerce: { seller } } });
  expect(getSellerArguments(createCustomer({ name: '-x AS', tax_number: 'NO 1' }))).toEqual([
    '--seller=-x AS',
    '--seller-tax-number=NO 1',
  ]);
  expect(getSellerArguments(createCustomer({ name: 'Season AS' }))).toEqual(['--seller=Season AS']);
  for (const faultyCustomer of [undefined, {}, createCustomer(7)])
    expect(getSellerArguments(faultyCustomer)).toEqual([]);
});
