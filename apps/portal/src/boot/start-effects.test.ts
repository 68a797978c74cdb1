// @vitest-environment jsdom
import { type AnyManifest, signedInViewerAtom, composeFeatures, type StartEffect } from '@touchline/feature-kit';
import { storedValue } from '@touchline/feature-kit/storage';
import { createTelemetry } from '@touchline/telemetry';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createAppParts } from '../testing/create-app-parts.ts';
import { startEffects } from './start-effects.ts';

// The texts are virtual modules of the build, and these effects need none.
vi.mock('../parts/load-texts.ts', () => ({}));

const createStartingFeature = (id: string, start: StartEffect): AnyManifest => ({ id, start: async () => start });

test('an effect that throws is reported with its feature, and the other effects start', async () => {
  const startSpy = vi.fn<StartEffect>();
  const brokenFeature = createStartingFeature('broken', () => {
    throw new Error('no ground');
  });
  const features = [brokenFeature, createStartingFeature('sound', startSpy)];
  const error = vi.fn();
  const parts = createAppParts({
    features: async () => composeFeatures(features, { broken: {}, sound: {} }),
    telemetry: { ...createTelemetry(), error },
  });
  await startEffects(parts, createMemoryRouter([{ index: true }]), 'b1');
  await vi.waitFor(() => expect(startSpy).toHaveBeenCalledOnce());
  expect(error).toHaveBeenCalledExactlyOnceWith(new Error('no ground'), { feature: 'broken' });
});

test('a viewer’s own stored value is deleted when they sign out', async () => {
  const choiceValue = storedValue({
    name: 'choice',
    scope: 'browser',
    parse: String,
    empty: '',
    maxBytes: 100,
    owner: 'viewer',
  });
  choiceValue.set('red');
  const parts = createAppParts({ features: async () => composeFeatures([], {}) });
  await startEffects(parts, createMemoryRouter([{ index: true }]), 'b1');
  parts.atoms.set(signedInViewerAtom, '1');
  parts.atoms.set(signedInViewerAtom, null);
  await vi.waitFor(() => expect(choiceValue.get()).toBe(''));
});
