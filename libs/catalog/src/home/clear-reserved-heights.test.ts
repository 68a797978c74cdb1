import { signedInViewerAtom } from '@touchline/feature-kit';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { clearReservedHeights } from './clear-reserved-heights.ts';

test('gives back the reserved room of a viewer’s own parts when the viewer leaves', async () => {
  const { style } = document.documentElement;
  const atoms = createStore();
  style.setProperty(reservedHeightProperty, '420px');
  clearReservedHeights({ atoms });
  atoms.set(signedInViewerAtom, '1');
  expect(style.getPropertyValue(reservedHeightProperty)).toBe('420px');
  atoms.set(signedInViewerAtom, null);
  await vi.waitFor(() => expect(style.getPropertyValue(reservedHeightProperty)).toBe(''));
});
