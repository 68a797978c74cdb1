import { expect, test } from 'vitest';
import { z } from 'zod';
import { sourcesOf } from './csp-sources.ts';
import type { FeatureCatalogue } from './feature-door.ts';

const catalogue: FeatureCatalogue = {
  map: {
    schema: z.strictObject({}),
    csp: ({ host }: { host: string }) => ({ script: [host], frame: [host], policies: ['map'] }),
  },
  quiet: { schema: z.strictObject({}) },
};
const own = { connect: ['https://own.example'], frame: ['https://map.example'] };

test('an enabled feature adds the hosts that its options name to the customer’s own, each once', () => {
  const features = { map: { host: 'https://map.example' }, quiet: {} };
  expect(sourcesOf(own, features, catalogue)).toEqual({
    script: ['https://map.example'],
    connect: ['https://own.example'],
    media: [],
    image: [],
    frame: ['https://map.example'],
    policies: ['map'],
  });
});

test('a feature that is off allows nothing', () => {
  expect(sourcesOf({}, { map: undefined }, catalogue).script).toEqual([]);
});
