import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  getContent,
  getFiles,
  findOfflineFeature,
  getShortcuts,
  withCustomerKeys,
  withEnabledFeatures,
  getWorkers,
} from './feature-options.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';

const catalogue: FeatureCatalogue = {
  catalog: {
    options: z.strictObject({}),
    customerKeys: { home: z.strictObject({}) },
    content: (options: { gender?: boolean }) => ({ gender: options.gender === true }),
  },
  club: {
    options: z.strictObject({}),
    customerKeys: { clubs: z.strictObject({}) },
    files: ({ word }: { word: string }) => ({ '/club/worker.js': word }),
    workers: { '/club/worker.js': 'https://cdn.example' },
  },
  counting: {
    options: z.strictObject({ often: z.boolean().default(true) }),
    customerValues: { counter: 'app_config.counter', flavor: 'flavor', lost: 'app_config.no.such' },
    enabledBy: 'app_config.counter',
  },
  bell: {
    options: z.strictObject({}),
    customerValues: { app: 'app_config.bell' },
    enabledBy: 'bell',
    hasOfflinePages: true,
    shortcuts: { bells: 'everywhere.label' },
  },
};

test('a feature’s own key at the top level of customer.json changes only the options of that feature', () => {
  const features = { catalog: { gender: true }, map: {}, club: undefined };
  expect(withCustomerKeys({ home: { hero: true }, clubs: {} }, features, catalogue)).toEqual({
    catalog: { gender: true, home: { hero: true } },
    map: {},
    club: undefined,
  });
});

test('content settings of a feature apply while it is enabled', () => {
  expect(getContent({ catalog: { gender: true } }, catalogue)).toEqual({ gender: true });
  expect(getContent({ catalog: undefined }, catalogue)).toEqual({});
});

test('two features read different parts of one key, each under its own option names', () => {
  const customer = { app_config: { counter: 'C-1', bell: 'b' }, flavor: 'default' };
  expect(withCustomerKeys(customer, { counting: { often: false }, bell: {} }, catalogue)).toEqual({
    counting: { often: false, counter: 'C-1', flavor: 'default', lost: undefined },
    bell: { app: 'b' },
  });
});

test('a value enables a feature with its default options, and keeps the customer’s own options', () => {
  const withCounter = { app_config: { counter: 'C-1' }, features: { club: {} } };
  expect(withEnabledFeatures(withCounter, catalogue).features).toEqual({ club: {}, counting: { often: true } });
  const customer = { ...withCounter, features: { counting: { often: false } } };
  expect(withEnabledFeatures(customer, catalogue).features).toEqual({ counting: { often: false } });
  const emptyCustomer = { app_config: {}, bell: false, features: { bell: undefined } };
  expect(withEnabledFeatures(emptyCustomer, catalogue)).toBe(emptyCustomer);
  expect(withEnabledFeatures({ ...emptyCustomer, bell: true }, catalogue).features).toEqual({ bell: {} });
});

test('an enabled feature adds its files, and names its service workers', () => {
  expect(getFiles({ club: { word: 'run()' }, bell: {} }, catalogue)).toEqual({ '/club/worker.js': 'run()' });
  expect(getFiles({ club: undefined, bell: {} }, catalogue)).toEqual({});
  const clubWorker = { feature: 'club', provider: 'https://cdn.example' };
  expect(getWorkers({ club: { word: 'run()' }, bell: {} }, catalogue)).toEqual({ '/club/worker.js': clubWorker });
  expect(getWorkers({ club: undefined, bell: {} }, catalogue)).toEqual({});
});

test('an enabled feature adds shortcuts with its own texts, and offline pages', () => {
  expect(getShortcuts({ club: {}, bell: {} }, catalogue)).toEqual([
    { page: 'bells', feature: 'bell', text: 'everywhere.label' },
  ]);
  expect(findOfflineFeature({ club: {}, bell: {} }, catalogue)).toBe('bell');
  expect(getShortcuts({ bell: undefined }, catalogue)).toEqual([]);
  expect(findOfflineFeature({ bell: undefined }, catalogue)).toBeUndefined();
});
