import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getInputs } from './get-inputs.ts';
import { endpoints, wireWords } from './of-the-wire.ts';

test.each(endpoints)('generated answers and requests of %s fit their schemas', (_, { response, request }) => {
  for (const schema of [response, ...Object.values(request)]) {
    const fits = (raw: unknown): void => void expect(z.safeParse(schema, raw).error?.issues).toBeUndefined();
    fc.assert(fc.property(getInputs(schema, wireWords), fits), { numRuns: 20 });
  }
});

test('generates the texts that only a transform accepts', () => {
  const list = endpoints.find(([name]) => name === 'listEvents')?.[1];
  const sample = list ? JSON.stringify(fc.sample(getInputs(list.response, wireWords), { numRuns: 100, seed: 1 })) : '';
  for (const word of ['live', 'channel', 'highlight', 'commerce_ppv_media', 'identity_item'])
    expect(sample).toContain(`"${word}"`);
});
