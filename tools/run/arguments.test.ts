import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { parseRunArguments, refusedPorts } from './arguments.ts';
import { requireFreePorts, findFreePort } from './ports.ts';

test('the first argument is the customer, and the three ports are consecutive', () => {
  expect(parseRunArguments(['verdant', '--port', '5000'], {})).toMatchObject({
    customer: 'verdant',
    port: 5000,
    apiPort: 5001,
    paymentsPort: 5002,
  });
  expect(parseRunArguments([], { PORT: '6100' })).toMatchObject({ customer: 'nordic', port: 6100, apiPort: 6101 });
});

test('an unknown customer is refused with the nearest one, or with a list of the existing customers', () => {
  expect(() => parseRunArguments(['nordik'], {})).toThrow('There is no customer "nordik": expected a known customer');
  expect(() => parseRunArguments(['sunshine'], {})).toThrow(/^There is no customer "sunshine": .*nordic.*verdant/);
});

test('two customers at once are refused with a message', () => {
  expect(() => parseRunArguments(['plain', 'verdant'], {})).toThrow('One customer at a time: plain, or verdant?');
});

test('an invalid port is refused with the name of its flag', () => {
  expect(() => parseRunArguments(['--port', '99999'], {})).toThrow('--port wants a port from 1 to 65535, not "99999"');
});

test('an invalid address of a backend is refused with the name of its flag', () => {
  expect(() => parseRunArguments(['--api', 'nonsense'], {})).toThrow(/^--api wants the address of a backend/);
  expect(() => parseRunArguments(['--api', 'ftp://x'], {})).toThrow('not "ftp://x"');
  expect(parseRunArguments(['--api', 'https://api.example.com'], {}).api).toBe('https://api.example.com');
});

test('a port that browsers block is refused, also when it is derived from another port', () => {
  expect(() => parseRunArguments(['--port', '6000'], {})).toThrow(
    'Browsers open nothing on port 6000. Choose another: --port 6100',
  );
  expect(() => parseRunArguments(['--port', '5059'], {})).toThrow('Choose another: --api-port 5160');
  expect(() => parseRunArguments(['--port', '5058'], {})).toThrow('Choose another: --payments-port 5160');
  expect(() => parseRunArguments([], { PORT: '6667' })).toThrow('port 6667');
});

test('the list of refused ports contains exactly the ports that fetch refuses', async () => {
  const refusals = [...refusedPorts].map((port) =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => port,
      (error: unknown) => (error instanceof Error && String(error.cause).includes('bad port') ? 'refused' : port),
    ),
  );
  expect([...new Set(await Promise.all(refusals))]).toEqual(['refused']);
});

test('the error for a used port names the port and the option for another', async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  await expect(requireFreePorts({ port, 'api-port': await findFreePort() }, 'npm start')).rejects.toThrow(
    `Port ${port} is taken. Stop what runs there, or choose: npm start -- --port ${port + 100}`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts({ port }, 'npm start')).resolves.toBeUndefined();
});

test('options of the reference backend are passed to it', () => {
  const { port, backendArguments } = parseRunArguments(['plain', '--memory', '--port', '5000', '--data', 'here'], {});
  expect([port, backendArguments]).toEqual([5000, ['--memory', '--data', 'here']]);
});

test('options of the reference backend are refused together with --api', () => {
  expect(() => parseRunArguments(['--memory', '--api', 'https://api.example.com'], {})).toThrow(
    '--memory is for the reference backend, which does not start together with --api',
  );
});

test('an unknown option is refused with the list of options', () => {
  expect(() => parseRunArguments(['--memroy'], {})).toThrow(
    /^Unknown option '--memroy'\. There are: .*--memory.*--stand-in/,
  );
});
