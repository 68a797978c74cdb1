import { admittedAtom } from '@touchline/feature-kit';
import { ownRoom } from '@touchline/feature-kit/marks';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { forgetRoom } from './forget-room.ts';

test('gives back the reserved room of a viewer’s own parts when the viewer leaves', async () => {
  const { style } = document.documentElement;
  const atoms = createStore();
  style.setProperty(ownRoom, '420px');
  forgetRoom({ atoms });
  atoms.set(admittedAtom, '1');
  expect(style.getPropertyValue(ownRoom)).toBe('420px');
  atoms.set(admittedAtom, null);
  await vi.waitFor(() => expect(style.getPropertyValue(ownRoom)).toBe(''));
});
