import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createInputs } from './create-inputs.ts';
import { endpoints, wireTerms } from './list-contract.ts';

test.each(endpoints)('the generated responses and requests of %s are valid', (_, { response, request }) => {
  for (const schema of [response, ...Object.values(request)]) {
    const expectToFit = (raw: unknown): void => void expect(z.safeParse(schema, raw).error?.issues).toBeUndefined();
    fc.assert(fc.property(createInputs(schema, wireTerms), expectToFit), { numRuns: 20 });
  }
});

test('createInputs generates texts that a transform accepts', () => {
  const listEndpoint = endpoints.find(([name]) => name === 'listEvents')?.[1];
  const sampleText = listEndpoint
    ? JSON.stringify(fc.sample(createInputs(listEndpoint.response, wireTerms), { numRuns: 100, seed: 1 }))
    : '';
  for (const value of ['live', 'channel', 'highlight', 'commerce_ppv_media', 'identity_item'])
    expect(sampleText).toContain(`"${value}"`);
});
