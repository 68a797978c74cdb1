import { expect, test } from 'vitest';
import { runArguments } from './arguments.ts';
import { getPaymentsArguments, getPorts } from './start-behind.ts';

const portsFor = (...args: string[]) => getPorts(runArguments([...args, '--port', '5000'], {}));

test('the payment provider gets a port only for a customer with the sandbox, and --api leaves the portal’s port alone', () => {
  expect(portsFor('nordic')).toEqual({ port: 5000, 'api-port': 5001, 'payments-port': 5002 });
  expect(portsFor('plain')).toEqual({ port: 5000, 'api-port': 5001 });
  expect(portsFor('nordic', '--api', 'https://api.example.com')).toEqual({ port: 5000 });
});

test('the payment provider stores its charges, except when --memory lets the backend store nothing', () => {
  expect(getPaymentsArguments(runArguments(['--payments-port', '5002'], {}))).toContain('--data');
  expect(getPaymentsArguments(runArguments(['--memory', '--payments-port', '5002'], {}))).toEqual(['--port', '5002']);
});
