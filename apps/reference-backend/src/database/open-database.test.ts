import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const fields = 'SFATAL\0C28000\0Mnobody may come in\0\0';
/** How a Postgres server refuses who asks: a letter, the length of what follows, and fields. */
const refusal = Buffer.from(`E\0\0\0${String.fromCharCode(4 + fields.length)}${fields}`, 'latin1');

test('a Postgres server is told to stop a statement after five seconds, and a transaction that waits after ten', async () => {
  const greeting = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (sent) => {
      greeting.resolve(String(sent));
      socket.end(refusal);
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(openDatabase({ url: `postgres://user:word@127.0.0.1:${port}/touchline` })).rejects.toThrow(
    'Failed query',
  );
  // Names and values of the session, as the protocol's first message has them.
  const words = (await greeting.promise).split('\0');
  const valueOf = (name: string) => words[words.indexOf(name) + 1];
  expect([valueOf('statement_timeout'), valueOf('idle_in_transaction_session_timeout')]).toEqual(['5000', '10000']);
});
