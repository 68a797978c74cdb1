import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { runArguments } from './arguments.ts';
import { demandFree, freePort } from './ports.ts';

test('the first argument is the customer; ports follow each other', () => {
  expect(runArguments(['verdant', '--port', '5000'], {})).toMatchObject({
    customer: 'verdant',
    port: 5000,
    apiPort: 5001,
  });
  expect(runArguments([], { PORT: '6000' })).toMatchObject({ customer: 'nordic', port: 6000, apiPort: 6001 });
});

test('a customer that is not there is answered with those that are', () => {
  expect(() => runArguments(['nordik'], {})).toThrow(/There is no customer "nordik"\. There are: .*nordic.*verdant/);
});

test('two customers at once are refused, not half ignored', () => {
  expect(() => runArguments(['plain', 'verdant'], {})).toThrow('One customer at a time: plain, or verdant?');
});

test('a port that is none is refused by its flag', () => {
  expect(() => runArguments(['--port', '99999'], {})).toThrow('--port wants a port from 1 to 65535, not "99999"');
});

test('a taken port is named, with the way to choose another', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  await expect(demandFree({ port, 'api-port': await freePort() }, 'npm start')).rejects.toThrow(
    `Port ${port} is taken. Stop what runs there, or choose: npm start -- --port ${port + 100}`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(demandFree({ port }, 'npm start')).resolves.toBeUndefined();
});
