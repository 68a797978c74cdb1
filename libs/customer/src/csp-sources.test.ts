import { expect, test } from 'vitest';
import { z } from 'zod';
import { getSources } from './csp-sources.ts';
import type { FeatureCatalogue } from './feature-door.ts';

const catalogue: FeatureCatalogue = {
  map: {
    schema: z.strictObject({}),
    csp: ({ host }: { host: string }) => ({
      script: [host],
      frame: [host],
      image: ['https://tiles.example'],
      policies: ['map'],
    }),
  },
  quiet: { schema: z.strictObject({}) },
};
const siteSources = {
  image: ['https://pictures.example'],
  connect: ['https://own.example'],
  frame: ['https://map.example'],
};

test('an enabled feature adds the hosts that its options name to the customer’s own, each once', () => {
  const features = { map: { host: 'https://map.example' }, quiet: {} };
  expect(getSources(siteSources, features, catalogue)).toEqual({
    script: ['https://map.example'],
    connect: ['https://own.example'],
    media: [],
    image: ['https://pictures.example', 'https://tiles.example'],
    frame: ['https://map.example'],
    policies: ['map'],
    pay: { script: [], connect: [], frame: [], image: ['https://pictures.example'] },
  });
});

test('a disabled feature adds no source', () => {
  expect(getSources({}, { map: undefined }, catalogue).script).toEqual([]);
});

test('payment pages allow the provider’s hosts, and pictures from the customer’s own hosts only', () => {
  const bankOrigin = 'https://bank.example';
  const payingCatalogue: FeatureCatalogue = {
    ...catalogue,
    shop: {
      schema: z.strictObject({}),
      csp: () => ({ pay: { script: [bankOrigin], connect: [], frame: [bankOrigin] } }),
    },
  };
  const { pay } = getSources(siteSources, { map: { host: 'https://map.example' }, shop: {} }, payingCatalogue);
  expect(pay).toEqual({ script: [bankOrigin], connect: [], frame: [bankOrigin], image: ['https://pictures.example'] });
});
