// @vitest-environment jsdom
import { composeFeatures, defineFeature, type StartEffect } from '@touchline/feature-kit';
import { createTelemetry } from '@touchline/telemetry';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { partsWith } from '../testing/world.ts';
import { startEffects } from './start-effects.ts';

// Texts are made by the build, and nothing that starts here asks for any.
vi.mock('../load-texts.ts', () => ({}));

const starting = (id: string, start: StartEffect) =>
  defineFeature<object>({ id, contribute: () => ({ start: async () => start }) });

test('what a feature starts and throws is reported as its own, and the others start all the same', async () => {
  const started = vi.fn<StartEffect>();
  const broken = starting('broken', () => {
    throw new Error('no ground');
  });
  const features = [broken, starting('sound', started)];
  const error = vi.fn();
  const parts = partsWith({
    features: async () => composeFeatures(features, { broken: {}, sound: {} }),
    telemetry: { ...createTelemetry(), error },
  });
  await startEffects(parts, createMemoryRouter([{ index: true }]), 'b1');
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  expect(error).toHaveBeenCalledExactlyOnceWith(new Error('no ground'), { feature: 'broken' });
});
