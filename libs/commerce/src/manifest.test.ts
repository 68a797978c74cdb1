import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { options } from './options.ts';

test('the feature has the id `commerce`, and refuses unknown options', () => {
  expect(manifest.id).toBe('commerce');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the feature has the pages of the specification', () => {
  expect(manifest.routes?.map(({ path }) => path).toSorted()).toEqual([
    'account/billing',
    'account/billing/card',
    'account/ppv',
    'account/ppv/:id',
    'account/ppv/buy/:eventId',
    'account/subscription',
    'account/subscription/:id',
    'account/subscription/buy/:id',
    'auth/sign-up/subscription',
    'auth/sign-up/subscription/buy/:id',
    'auth/sign-up/subscription/code',
    'code',
    'payment/failure',
    'payment/processing',
    'payment/success',
  ]);
});
