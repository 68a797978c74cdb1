import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';
import { Refusal } from './surroundings.ts';

/** A terminal with some typed keys. */
function createTerminal(keys: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  input.write(keys);
  return { input, output };
}

test('the answer to a question is the typed line', async () => {
  const { input, output } = createTerminal('acme\n');
  await expect(createAsk(input, output)('Id: ')).resolves.toBe('acme');
  expect(String(output.read())).toContain('Id: ');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s at a question is a refusal, and no failure', async (_name, keys) => {
  const { input, output } = createTerminal(keys);
  await expect(createAsk(input, output)('Id: ')).rejects.toThrow(
    new Refusal('The question has no answer: nothing is changed'),
  );
});

test('the end of the input at a question is a refusal', async () => {
  const { input, output } = createTerminal('');
  input.end();
  await expect(createAsk(input, output)('Id: ')).rejects.toThrow(Refusal);
});
