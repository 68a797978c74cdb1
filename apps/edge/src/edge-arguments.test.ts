import { expect, test } from 'vitest';
import { readEdgeArguments } from './edge-arguments.ts';

test('an edge without options listens on this machine alone and calls the backend on the same machine', () => {
  expect(readEdgeArguments([])).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    api: 'http://127.0.0.1:4001',
    drainSeconds: 0,
    metricsPort: undefined,
    trustedHops: [],
    workers: true,
    noIndex: false,
  });
});

test('each option of the edge’s command line replaces its default', () => {
  const argumentsText =
    '--port 0 --metrics-port 9100 --drain-seconds 20 --trusted-hops 10.0.0.0/8,::1 --no-workers --noindex';
  expect(readEdgeArguments(argumentsText.split(' '))).toMatchObject({
    port: 0,
    metricsPort: 9100,
    drainSeconds: 20,
    trustedHops: ['10.0.0.0/8', '::1'],
    workers: false,
    noIndex: true,
  });
});

test.each([
  ['--port abc', '--port wants a whole number up to 65535, not "abc"'],
  ['--port 99999', '--port wants a whole number up to 65535, not "99999"'],
  ['--metrics-port x', '--metrics-port wants a whole number up to 65535, not "x"'],
  ['--drain-seconds x', '--drain-seconds wants a whole number up to 86400, not "x"'],
  ['--api nonsense', '--api wants an address, such as http://127.0.0.1:4001, not "nonsense"'],
  ['--sandbox-payments zzz', '--sandbox-payments wants an address, such as http://127.0.0.1:4001, not "zzz"'],
  ['--stand-in push', '--stand-in wants <feature>=<origin>, not "push"'],
  ['--nonsense', "Unknown option '--nonsense'"],
])('the edge does not start with the option %s', (argumentsText, message) => {
  expect(() => readEdgeArguments(argumentsText.split(' '))).toThrow(message);
});
