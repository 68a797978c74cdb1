import { expect, test } from 'vitest';
import { z } from 'zod';
import { getSources } from './csp-sources.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';

const catalogue: FeatureCatalogue = {
  map: {
    options: z.strictObject({}),
    csp: ({ host }: { host: string }) => ({
      script: [host],
      frame: [host],
      image: ['https://tiles.example'],
      policies: ['map'],
    }),
  },
  quiet: { options: z.strictObject({}) },
};
const siteSources = {
  image: ['https://pictures.example'],
  connect: ['https://own.example'],
  frame: ['https://map.example'],
};

test('an enabled feature adds the hosts of its options to the customer’s own hosts, each once', () => {
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
      options: z.strictObject({}),
      csp: () => ({ pay: { script: [bankOrigin], connect: [], frame: [bankOrigin] } }),
    },
  };
  const { pay } = getSources(siteSources, { map: { host: 'https://map.example' }, shop: {} }, payingCatalogue);
  expect(pay).toEqual({ script: [bankOrigin], connect: [], frame: [bankOrigin], image: ['https://pictures.example'] });
});
