// @vitest-environment jsdom
import { composeFeatures, defineFeature, type Guard, type PageRoute } from '@touchline/feature-kit';
import { createTelemetry } from '@touchline/telemetry';
import { expect, test, vi } from 'vitest';
import { partsWith } from '../testing/world.ts';
import { guardPage } from './guard-page.ts';

const broken: Guard = () => {
  throw new Error('broken');
};

async function askBroken(access: PageRoute['access']) {
  const feature = defineFeature<object>({ id: 'a', contribute: () => ({ guards: async () => [broken] }) });
  const error = vi.fn();
  const features = async () => composeFeatures([feature], { a: {} });
  const parts = partsWith({ features, telemetry: { ...createTelemetry(), error } });
  const route: PageRoute = { page: 'a/a', path: 'a', access, lazy: () => Promise.reject(new Error('not asked')) };
  return {
    outcome: await guardPage(parts, route, new URL('https://tv.example/a/')),
    reported: error.mock.calls.length,
  };
}

test('a guard that is broken is reported, and keeps nobody from a public page', async () => {
  expect(await askBroken('public')).toEqual({ outcome: { kind: 'pass' }, reported: 1 });
});

test('a guard that is broken lets nobody see a page for viewers', async () => {
  expect(await askBroken('member')).toEqual({ outcome: { kind: 'redirect', to: '/' }, reported: 1 });
});
